import { useLingui } from '@lingui/react/macro';
import { type Chip, Chips } from '../../../ui/choices/chips.tsx';

/** One filter. Some backends accept several of its values, others one. */
export function ListFilter(props: {
  label: string;
  options: readonly Chip<number>[];
  isMultiple: boolean;
  value: readonly number[] | undefined;
  onChange: (ids: readonly number[] | undefined) => void;
}) {
  const { label, options, isMultiple, value = [], onChange } = props;
  const { t } = useLingui();
  if (options.length === 0) return null;
  if (!isMultiple) {
    return (
      <Chips<number | undefined>
        label={label}
        options={[{ id: undefined, name: t`All` }, ...options]}
        isChosen={(id) => id === value[0]}
        onChoose={(id) => onChange(id === undefined ? undefined : [id])}
      />
    );
  }
  return (
    <Chips
      label={label}
      options={options}
      isMultiple
      isChosen={(id) => value.includes(id)}
      onChoose={(id) => {
        const others = value.filter((one) => one !== id);
        const next = others.length < value.length ? others : [...value, id];
        onChange(next.length > 0 ? next : undefined);
      }}
    />
  );
}
