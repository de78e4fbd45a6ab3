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
import type { AccountLink } from './account-links.ts';

/** The signed-in area's menu in its order; `section` names pages of an entry under other addresses (DASH-01). */
export const DASHBOARD_LINKS: readonly (AccountLink & { section?: string })[] = [
  { href: '/dashboard', label: msg`Dashboard`, icon: LayoutDashboard },
  { href: '/order-history', label: msg`Order History`, icon: ReceiptText },
  { href: '/digital-product-order-history', label: msg`My Digital Products`, icon: Download },
  {
    href: '/returned-order-history',
    label: msg`Return Orders`,
    icon: Undo,
    section: '/return-product',
  },
  { href: '/wishlist', label: msg`Wishlist`, icon: Heart },
  { href: '/massages', label: msg`Message`, icon: MessageCircle },
  { href: '/profile', label: msg`My Profile`, icon: UserRound },
  { href: '/manage-address', label: msg`Manage Address`, icon: MapPin },
  {
    href: '/support-tickets',
    label: msg`Support Ticket`,
    icon: LifeBuoy,
    section: '/support-ticket',
  },
  { href: '/change-password', label: msg`Change Password`, icon: KeyRound },
  { href: '/terms-and-conditions', label: msg`Terms & Conditions`, icon: FileText },
  { href: '/privacy-policy', label: msg`Privacy Policy`, icon: ShieldCheck },
];
