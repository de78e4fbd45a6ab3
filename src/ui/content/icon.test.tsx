import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import ExternalLink from 'lucide-react/icons/external-link';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Send from 'lucide-react/icons/send';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { mirrored } from './icon.css.ts';
import { Icon } from './icon.tsx';

function classOf(icon: LucideIcon): string {
  const { container } = renderUi(<Icon of={icon} />, { direction: 'rtl' });
  return container.querySelector('svg')?.getAttribute('class') ?? '';
}

test.each([ArrowLeft, ChevronRight, ExternalLink, LogOut, Send, Truck, Undo2])(
  'mirrors a directional icon: $displayName',
  (icon) => expect(classOf(icon).split(' ')).toContain(mirrored),
);

test.each([Clock, Heart, Play, RotateCw])('does not mirror other icons: $displayName', (icon) =>
  expect(classOf(icon).split(' ')).not.toContain(mirrored),
);
