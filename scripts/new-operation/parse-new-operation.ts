import { METHODS, type Method } from '../../contract/engine/contract-document.ts';
import { isIdentifier } from '../../contract/lib/is-identifier.ts';

export const USAGE = `Usage: npm run new:operation -- ID METHOD PATH TAG [--public]
Example: npm run new:operation -- redeemGiftCard POST /api/gift-cards/redeem gift-cards`;

export interface NewOperation {
  id: string;
  /** The id with a capital, the prefix of its schemas. */
  name: string;
  method: Method;
  path: string;
  pathParameters: readonly string[];
  tag: string;
  /** Whether it needs no signed-in customer. */
  isPublic: boolean;
}

/** Parses the arguments of the command. @throws naming the invalid one. */
export function parseNewOperation(
  [id = '', methodName = '', path = '', tag = '']: readonly string[],
  isPublic: boolean,
): NewOperation {
  const method = METHODS.find((one) => one === methodName.toLowerCase());
  if (!/^[a-z][A-Za-z0-9]*$/.test(id)) throw new Error(`Invalid ID "${id}": use camelCase.`);
  if (!isIdentifier(id))
    throw new Error(`Invalid ID "${id}": it is a reserved word of JavaScript.`);
  if (!method) throw new Error(`Invalid METHOD "${methodName}": use ${METHODS.join(', ')}.`);
  if (!/^\/api(\/([a-z0-9-]+|\{\w+\}))+$/.test(path)) {
    throw new Error(`Invalid PATH "${path}": use kebab case after /api, such as /api/gift-cards.`);
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(tag)) {
    throw new Error(`Invalid TAG "${tag}": use kebab case, such as gift-cards.`);
  }
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, one]) => one ?? []);
  if (new Set(pathParameters).size < pathParameters.length) {
    throw new Error(`Invalid PATH "${path}": it repeats a parameter.`);
  }
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return { id, name, method, path, pathParameters, tag, isPublic };
}
