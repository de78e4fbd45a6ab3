import type { ReactElement, ReactNode } from 'react';
import {
  OverlayArrow,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { AriaLocale } from './aria-locale.tsx';
import * as css from './tooltip.css.ts';

/**
 * A few words about a control, on hover and on focus; Escape takes them away. Never the only place of what somebody needs: touch
 * has no hover. The trigger has to be a React Aria button.
 */
export function Tooltip(props: { text: ReactNode; children: ReactElement; delay?: number }) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={props.delay ?? 500} closeDelay={100}>
        {props.children}
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
