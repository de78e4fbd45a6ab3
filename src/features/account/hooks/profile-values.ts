/** What the form holds; each is sent with every save, since the backend clears some that are left out (PROF-01). */
export interface ProfileValues {
  name: string;
  country: string;
  phone_code: string;
  phone: string;
  gender: string;
  date_of_birth: string;
  email: string;
}

export type ProfileField = keyof ProfileValues;
