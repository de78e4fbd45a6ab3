import { ApiError } from '../../api/errors.ts';
import { isolateText } from '../../lib/text/isolate-text.ts';

/** Name of a list item in a server error, such as `attachments.0`. */
const ITEM_NAME = /^(\w+)\.(\d+)/;

/**
 * Replaces technical names of list items in server errors by the file's name or the label of the
 * item's control.
 */
export function labelServerErrors(
  failure: unknown,
  form: HTMLFormElement,
  values: object,
): unknown {
  if (!(failure instanceof ApiError)) return failure;
  const { message, fields } = failure.texts;
  const labels = new Map(
    Object.keys(fields).flatMap((name): [string, string][] => {
      const label = labelOfItem(name, form, values);
      // The server replaces the underscores in some names by spaces.
      const names = [name, name.replaceAll('_', ' ')];
      return label ? names.map((one) => [one, isolateText(label)]) : [];
    }),
  );
  if (labels.size === 0) return failure;
  const replaceNames = createReplacer(labels);
  const texts = {
    message: message && replaceNames(message),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, replaceNames(text)]),
    ),
  };
  return new ApiError(failure.operation, failure.failure, texts, failure.isNotFound);
}

function labelOfItem(name: string, form: HTMLFormElement, values: object): string | undefined {
  const [, field = '', index] = ITEM_NAME.exec(name) ?? [];
  const list: unknown = Reflect.get(values, `${field}[]`) ?? Reflect.get(values, field);
  const item: unknown = Array.isArray(list) ? list[Number(index)] : undefined;
  if (item instanceof File) return item.name;
  const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)];
  const control = controls.find(({ value }) => value === String(item)) ?? controls[0];
  const [label] = control?.labels ?? [];
  return label && firstText(label);
}

/** Without the mark of required or optional fields. */
function firstText(element: Node): string | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim();
    if (text) return text;
  }
  return undefined;
}

/** Replaces names with the English words around them: `The selected products.0 field`. */
function createReplacer(labels: ReadonlyMap<string, string>): (text: string) => string {
  const longestFirst = [...labels.keys()].toSorted((a, b) => b.length - a.length);
  const names = longestFirst.map((name) => name.replaceAll(/\W/g, String.raw`\$&`)).join('|');
  const expression = new RegExp(`(?:The (?:selected )?)?(${names})(?!\\d)(?: field)?`, 'g');
  return (text) => text.replace(expression, (phrase, name: string) => labels.get(name) ?? phrase);
}
