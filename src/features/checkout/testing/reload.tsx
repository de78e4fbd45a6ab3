import { createApi } from '../../../api/api.ts';
import { ApiProvider } from '../../../api/api-provider.tsx';
import type { OpenApp } from '../../../api/testing/open-app.tsx';

/** The app after a reload of the page: stored state stays, what the server sent is read again. */
export function reload(app: OpenApp): OpenApp {
  const api = createApi(app.api.client);
  return {
    ...app,
    api,
    wrapper: ({ children }) => <ApiProvider api={api}>{children}</ApiProvider>,
  };
}
