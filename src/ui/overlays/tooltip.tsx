import type { ComponentProps, ReactNode } from 'react';
import {
  Focusable,
  OverlayArrow,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { AriaLocale } from '../theme/aria-locale.tsx';
import * as css from './tooltip.css.ts';

/**
 * A short description on hover and focus. Never essential: touch has no hover. The control must be
 * focusable and pass its attributes on, like `Button`.
 */
export function Tooltip(props: {
  text: ReactNode;
  /** Delay on hover, 500 by default. On focus there is no delay. */
  delayMs?: number | undefined;
  children: ComponentProps<typeof Focusable>['children'];
}) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={props.delayMs ?? 500} closeDelay={100}>
        <Focusable>{props.children}</Focusable>
        <AriaTooltip className={css.tooltip} offset={6}>
          <OverlayArrow>
            <svg className={css.arrow} width={10} height={6} viewBox="0 0 10 6" aria-hidden>
              <path d="M0 0 L5 6 L10 0" />
            </svg>
          </OverlayArrow>
          {props.text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  );
}
