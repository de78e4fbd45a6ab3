import { Blob, File } from 'node:buffer';
import { vi } from 'vitest';

/**
 * Lets the tests' page make files and forms as Node does: those of jsdom lose their names and contents on the way to a server.
 * Call it before a test's first file; `vi.unstubAllGlobals()` undoes it.
 */
export async function stubNodeForms(): Promise<void> {
  const form = await new Response(new URLSearchParams()).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('File', File);
}
