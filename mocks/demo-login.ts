/** Login of the seeded demo customer, as "phone:password". */
export const DEMO_LOGIN = 'demo@souk.example:secret';
