/** Screens that only members see, and parts that open on a press: no server writes them into a page. */
const LATER = new RegExp(
  [
    'features/(?:account|addresses|auth|cart|chat|checkout|dashboard|orders|returns|support|wishlist)/',
    'parts/(?:address|basket|chat|code|payment|review-dialog|voucher)',
    'ui/(?:choice|code-field|combobox|data-list|dialog|drawer|file-drop|menu|overlay|phone-field|popover|range-slider|switch|table|timeline|tooltip)',
    'app/(?:mobile-menu|search-suggestions)',
  ]
    .map((place) => `src/${place}`)
    .join('|'),
);

/** Whether a module is a style sheet of ours. */
export function isStyle(id: string): boolean {
  return /\.css(?:$|\?)/.test(id);
}

/** Whether a module is a style sheet that no public page needs before something is opened. */
export function isLaterStyle(id: string): boolean {
  return isStyle(id) && LATER.test(id.replaceAll('\\', '/'));
}
