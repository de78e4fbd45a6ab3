import { msg } from '@lingui/core/macro';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Heart from 'lucide-react/icons/heart';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo from 'lucide-react/icons/undo-2';
import UserRound from 'lucide-react/icons/user-round';
import {
  ADDRESSES_PATH,
  CHANGE_PASSWORD_PATH,
  DASHBOARD_PATH,
  DIGITAL_ORDERS_PATH,
  MESSAGES_PATH,
  ORDERS_PATH,
  PRIVACY_POLICY_PATH,
  PROFILE_PATH,
  returnProductPath,
  RETURNS_PATH,
  TERMS_PATH,
  ticketPath,
  TICKETS_PATH,
  WISHLIST_PATH,
} from '../../../lib/router/paths.ts';
import type { AccountLink } from './account-links.ts';

/**
 * In menu order (DASH-01). `section` builds paths of an entry that are outside its `href`.
 */
export const DASHBOARD_LINKS: readonly (AccountLink & { section?: (part: string) => string })[] = [
  { href: DASHBOARD_PATH, label: msg`Dashboard`, icon: LayoutDashboard },
  {
    href: ORDERS_PATH,
    label: msg`Order History`,
    icon: ReceiptText,
    section: returnProductPath,
  },
  { href: DIGITAL_ORDERS_PATH, label: msg`My Digital Products`, icon: Download },
  { href: RETURNS_PATH, label: msg`Return Orders`, icon: Undo },
  { href: WISHLIST_PATH, label: msg`Wishlist`, icon: Heart },
  { href: MESSAGES_PATH, label: msg`Message`, icon: MessageCircle },
  { href: PROFILE_PATH, label: msg`My Profile`, icon: UserRound },
  { href: ADDRESSES_PATH, label: msg`Manage Address`, icon: MapPin },
  {
    href: TICKETS_PATH,
    label: msg`Support Ticket`,
    icon: LifeBuoy,
    section: ticketPath,
  },
  { href: CHANGE_PASSWORD_PATH, label: msg`Change Password`, icon: KeyRound },
  { href: TERMS_PATH, label: msg`Terms & Conditions`, icon: FileText },
  { href: PRIVACY_POLICY_PATH, label: msg`Privacy Policy`, icon: ShieldCheck },
];

/** A line is above these entries. */
export const GROUP_STARTS: readonly string[] = [PROFILE_PATH, TERMS_PATH];
