import { Blob, File } from 'node:buffer';
import { vi } from 'vitest';

/**
 * Replaces jsdom's files and forms with those of Node, because jsdom's lose names and contents when
 * sent. Call it before creating files. `vi.unstubAllGlobals()` reverts it.
 */
export async function stubNodeForms(): Promise<void> {
  const form = await new Response(new URLSearchParams()).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('File', File);
}
