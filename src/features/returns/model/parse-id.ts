import type { ScreenProps } from '../../../lib/router/screen-props.ts';

/** The id that an address names; undefined for what can't be one. */
export function parseId(params: ScreenProps['params']): number | undefined {
  const id = Number(params['id']);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
