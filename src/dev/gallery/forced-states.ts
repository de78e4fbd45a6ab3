export type ForcedState = 'hover' | 'focus';

const STATE_ATTRIBUTE = 'data-forced';

/**
 * React Aria sets data attributes. All other styles use pseudo-classes, which `mirrorStates`
 * copies.
 */
const ATTRIBUTES: Record<ForcedState, Record<string, string>> = {
  hover: { [STATE_ATTRIBUTE]: 'hover', 'data-hovered': 'true' },
  focus: { [STATE_ATTRIBUTE]: 'focus', 'data-focus-visible': 'true' },
};

/** Makes a control show a state permanently, without pointer or keyboard. */
export function forceState(control: Element, state: ForcedState): void {
  for (const [name, value] of Object.entries(ATTRIBUTES[state])) control.setAttribute(name, value);
}

/**
 * Copies each rule for `:hover` and `:focus-visible` in place for the marked controls, which
 * preserves order and specificity.
 */
export function mirrorStates(page: Document): void {
  for (const sheet of page.styleSheets) mirror(sheet);
}

function mirror(rules: CSSStyleSheet | CSSGroupingRule) {
  for (let index = rules.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = rules.cssRules[index];
    if (rule instanceof CSSStyleRule && /:hover|:focus-visible/.test(rule.selectorText)) {
      rules.insertRule(
        `${withStateSelectors(rule.selectorText)} { ${rule.style.cssText} }`,
        index + 1,
      );
    } else if (rule instanceof CSSGroupingRule) mirror(rule);
  }
}

function withStateSelectors(selector: string): string {
  return selector
    .replaceAll(':hover', `[${STATE_ATTRIBUTE}="hover"]`)
    .replaceAll(':focus-visible', `[${STATE_ATTRIBUTE}="focus"]`);
}
