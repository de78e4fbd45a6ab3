/** The seeded customer that everybody may be, as "phone:password". */
export const DEMO_LOGIN = 'demo@souk.example:secret';
