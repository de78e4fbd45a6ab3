/**
 * Parses an environment variable; an empty one counts as unset.
 *
 * @throws an Error that names the variable and says what to set
 */
export function parseVariable<Value>(
  env: NodeJS.ProcessEnv,
  name: string,
  parse: (text: string | undefined) => Value,
): Value {
  const text = env[name] || undefined;
  try {
    return parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`Failed to start: ${name} is "${text ?? ''}". ${message}`, { cause: error });
  }
}
