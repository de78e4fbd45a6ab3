import type { LucideIcon } from 'lucide-react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Banknote from 'lucide-react/icons/banknote';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import PackageX from 'lucide-react/icons/package-x';
import X from 'lucide-react/icons/x';
import type { components } from '../../../api/generated/schema.d.ts';

export const RETURN_SIGNS: Record<components['schemas']['ReturnRow']['status'], LucideIcon> = {
  Pending: Clock,
  Approved: Check,
  Mismatch: ArrowLeftRight,
  Damaged: PackageX,
  Refunded: Banknote,
  Cancelled: X,
};
