import type { Account, Customer, Seller } from '../world/state/account.ts';

type CustomerFacts = Omit<Customer, 'role' | 'photo' | 'onlineUntil' | 'cart' | 'favourites'>;

const AMIRA: CustomerFacts = {
  id: 1,
  name: 'Amira Haddad',
  phone: '501234567',
  phoneCode: '971',
  email: 'demo@souk.example',
  password: 'secret',
  country: 'United Arab Emirates',
  gender: 'female',
  dateOfBirth: '1991-04-17',
  isPhoneVerified: true,
  isEmailVerified: true,
  isActive: true,
  picture: 'profile-1',
  hasUploadedPhoto: true,
};

/** Nothing verified, nothing bought. */
const NORA: CustomerFacts = {
  id: 2,
  name: 'Nora Lind',
  phone: '01700000001',
  phoneCode: '46',
  email: 'new@souk.example',
  password: 'secret',
  country: 'Sweden',
  gender: null,
  dateOfBirth: null,
  isPhoneVerified: false,
  isEmailVerified: false,
  isActive: true,
  picture: 'profile-0',
  hasUploadedPhoto: false,
};

const SELLER: Seller = {
  role: 'seller',
  id: 3,
  name: 'Karim Nasser',
  phone: '507654321',
  phoneCode: '971',
  email: 'seller@souk.example',
  password: 'secret',
};

export function createDemoAccounts(): { amira: Customer; accounts: Account[] } {
  const amira = toCustomer(AMIRA);
  return { amira, accounts: [amira, toCustomer(NORA), { ...SELLER }] };
}

function toCustomer(facts: CustomerFacts): Customer {
  return {
    ...facts,
    role: 'customer',
    photo: null,
    onlineUntil: 0,
    cart: [],
    favourites: new Set(),
  };
}
