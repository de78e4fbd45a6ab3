/**
 * Parses an environment variable; an empty one counts as unset.
 *
 * @param isSecret whether errors must not contain the value
 * @throws an Error that names the variable and says what to set
 */
export function parseVariable<Value>(
  env: NodeJS.ProcessEnv,
  name: string,
  parse: (text: string | undefined) => Value,
  isSecret = false,
): Value {
  const text = env[name] || undefined;
  try {
    return parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const found = isSecret ? 'not valid' : `"${text ?? ''}"`;
    throw new Error(`Failed to start: ${name} is ${found}. ${message}`, { cause: error });
  }
}
