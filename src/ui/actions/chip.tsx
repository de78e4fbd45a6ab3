import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import * as css from './chip.css.ts';
import { Icon } from '../content/icon.tsx';

export function Chip(props: { children: string; onRemove: () => void }) {
  const { t } = useLingui();
  const name = props.children;
  return (
    <span className={css.chip}>
      {name}
      <button
        type="button"
        className={css.remove}
        aria-label={t`Remove ${name}`}
        onClick={props.onRemove}
      >
        <Icon of={X} size={16} />
      </button>
    </span>
  );
}
