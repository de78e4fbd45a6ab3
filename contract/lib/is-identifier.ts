/** Words that no variable of a module may have as its name. */
const RESERVED_WORDS = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** Whether generated code can have a variable of this name. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !RESERVED_WORDS.has(name);
}
