import { readStorage, writeStorage } from './storage.ts';
import { errorMessage } from '../../lib/error-message.ts';

const STORED_FIELDS = ['origin', 'token'] as const;

/** Stores origin and token for the session. */
export function startLogin(): void {
  for (const name of STORED_FIELDS) {
    const field = inputOf(name);
    const stored = readStorage('session', name);
    if (field && stored !== undefined) field.value = stored;
    field?.addEventListener('change', () => writeStorage('session', name, field.value));
  }
  const outcome = document.querySelector('#docs-login-outcome');
  // An earlier login may be slower.
  let latest: Promise<LoginOutcome> | undefined;
  document.querySelector('#docs-login')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const login = fetchToken();
    latest = login;
    void login.then(({ token, message }) => {
      if (latest !== login) return;
      if (token !== undefined) storeToken(token);
      if (outcome) outcome.textContent = message;
    });
  });
}

export function currentOrigin(): string {
  return (inputOf('origin')?.value ?? '').replace(/\/+$/, '');
}

export function currentToken(): string {
  return inputOf('token')?.value.trim() ?? '';
}

interface LoginOutcome {
  token?: string;
  message: string;
}

async function fetchToken(): Promise<LoginOutcome> {
  try {
    const response = await fetch(`${currentOrigin()}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        phone: inputOf('user')?.value,
        password: inputOf('password')?.value,
      }),
    });
    const body = (await response.json()) as {
      message?: string;
      data?: { access?: { token?: string } };
    };
    const token = body.data?.access?.token;
    if (token === undefined) {
      return { message: `${response.status}: ${body.message ?? 'the response has no token'}` };
    }
    return { token, message: 'Requests now include the token.' };
  } catch (error) {
    return { message: `No response from ${currentOrigin()}: ${errorMessage(error)}` };
  }
}

function storeToken(token: string): void {
  const field = inputOf('token');
  if (field) field.value = token;
  writeStorage('session', 'token', token);
}

function inputOf(id: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#docs-${id}`);
}
