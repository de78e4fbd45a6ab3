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
 * A few words about a control, on hover and on focus; Escape takes them away. Never the only place of what somebody needs: touch
 * has no hover. The control is any that takes the focus and passes its attributes on, such as `Button`.
 */
export function Tooltip(props: {
  text: ReactNode;
  /** Milliseconds of hover until it comes; on focus it comes at once. */
  delay?: number | undefined;
  children: ComponentProps<typeof Focusable>['children'];
}) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={props.delay ?? 500} closeDelay={100}>
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
