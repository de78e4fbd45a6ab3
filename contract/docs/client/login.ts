import { recall, remember } from './memory.ts';

const KEPT = ['origin', 'token'] as const;

/** Keeps address and token while the tab is open, and fetches a token for a customer. */
export function startLogin(): void {
  for (const name of KEPT) {
    const field = inputOf(name);
    const kept = recall('session', name);
    if (field && kept !== undefined) field.value = kept;
    field?.addEventListener('change', () => remember('session', name, field.value));
  }
  const outcome = document.querySelector('#docs-login-outcome');
  document.querySelector('#docs-login')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void fetchToken().then((message) => {
      if (outcome) outcome.textContent = message;
    });
  });
}

/** The address that requests go to, without a slash at its end. */
export function theOrigin(): string {
  return (inputOf('origin')?.value ?? '').replace(/\/+$/, '');
}

/** The token that they carry; empty for none. */
export function theToken(): string {
  return inputOf('token')?.value.trim() ?? '';
}

async function fetchToken(): Promise<string> {
  try {
    const answer = await fetch(`${theOrigin()}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        phone: inputOf('user')?.value,
        password: inputOf('password')?.value,
      }),
    });
    const body = (await answer.json()) as {
      message?: string;
      data?: { access?: { token?: string } };
    };
    const token = body.data?.access?.token;
    if (token === undefined) return `${answer.status}: ${body.message ?? 'no token came'}`;
    const field = inputOf('token');
    if (field) field.value = token;
    remember('session', 'token', token);
    return 'Requests now carry a token.';
  } catch (error) {
    return `No answer from ${theOrigin()}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function inputOf(id: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#docs-${id}`);
}
