import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import type { LucideIcon } from 'lucide-react';
import {
  CHANGE_PASSWORD_PATH,
  DASHBOARD_PATH,
  ORDERS_PATH,
  PROFILE_PATH,
} from '../../../lib/router/paths.ts';

export interface AccountLink {
  href: string;
  label: MessageDescriptor;
  icon: LucideIcon;
}

/** Links of the account menu; shown only if their screen exists (SHELL-07). */
export const ACCOUNT_LINKS: readonly AccountLink[] = [
  { href: DASHBOARD_PATH, label: msg`Dashboard`, icon: LayoutDashboard },
  { href: ORDERS_PATH, label: msg`Order History`, icon: ReceiptText },
  { href: PROFILE_PATH, label: msg`My Profile`, icon: UserRound },
  { href: CHANGE_PASSWORD_PATH, label: msg`Change Password`, icon: KeyRound },
];
