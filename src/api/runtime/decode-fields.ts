import { fieldDecoders } from '../generated/field-decoders.ts';

/** Decodes the fields marked with `x-decode` at any depth. Modifies the body, so call it once. */
export function decodeFields<Body>(body: Body): Body {
  if (typeof body !== 'object' || body === null) return body;
  for (const [name, value] of Object.entries(body)) {
    const decode = fieldDecoders.get(name);
    if (decode) Reflect.set(body, name, decode(value));
    else decodeFields(value);
  }
  return body;
}
