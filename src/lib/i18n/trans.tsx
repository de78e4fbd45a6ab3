import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * Lingui's `Trans`, to which its macro leads (lingui.config.ts). Lingui looks for tags after it has filled in the
 * values; those with a `<` go in as elements, so that they stay the text they are (SAFE-01).
 */
export function Trans({ values, ...props }: TransProps) {
  if (!values) return <LinguiTrans {...props} />;
  const entries = Object.entries(values).map(([name, value]) =>
    typeof value === 'string' && value.includes('<') ? [name, <>{value}</>] : [name, value],
  );
  return <LinguiTrans {...props} values={Object.fromEntries(entries)} />;
}
