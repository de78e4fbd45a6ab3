import { useLingui } from '@lingui/react/macro';
import { Chips } from '../../../ui/choices/chips.tsx';

/** Frequent reasons, which are lines of the text field below them. Keeps what was typed. */
export function ReturnReasons(props: { text: string; onChange: (text: string) => void }) {
  const { text, onChange } = props;
  const { t } = useLingui();
  const reasons = [t`Doesn’t fit`, t`Arrived damaged`, t`Not as described`, t`Changed my mind`];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <Chips
      label={t`Frequent reasons`}
      options={reasons.map((reason) => ({ id: reason, name: reason }))}
      isMultiple
      isChosen={(reason) => lines.includes(reason)}
      onChoose={(reason) => {
        const others = lines.filter((line) => line !== reason);
        onChange((others.length < lines.length ? others : [...lines, reason]).join('\n'));
      }}
    />
  );
}
