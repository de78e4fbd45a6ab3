import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import * as css from './alert.css.ts';
import { Icon } from '../content/icon.tsx';

const GLYPHS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message within the page. A `danger` one is announced at once. */
export function Alert(props: {
  kind?: keyof typeof css.kind | undefined;
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}) {
  const { kind = 'info', title, children, action } = props;
  return (
    <div role={kind === 'danger' ? 'alert' : undefined} className={css.kind[kind]}>
      <div className={css.message}>
        <Icon of={GLYPHS[kind]} className={css.glyph[kind]} />
        <div className={css.words}>
          {title ? <p className={css.title}>{title}</p> : null}
          <div>{children}</div>
        </div>
      </div>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
