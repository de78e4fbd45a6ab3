import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * Replaces Lingui's `Trans` (lingui.config.ts). Lingui parses tags after inserting the values.
 * Values with a `<` are passed as elements, so that they remain text (SAFE-01).
 */
export function Trans({ values, ...props }: TransProps) {
  if (!values) return <LinguiTrans {...props} />;
  const entries = Object.entries(values).map(([name, value]) =>
    typeof value === 'string' && value.includes('<') ? [name, <>{value}</>] : [name, value],
  );
  return <LinguiTrans {...props} values={Object.fromEntries(entries)} />;
}
