import type { TicketAttachment } from '../world/state/ticket.ts';
import { extensionOf, storeUpload } from '../uploads/uploads.ts';
import type { World } from '../world/world.ts';

const PICTURES = new Set(['jpg', 'jpeg', 'png']);

/** Keeps the files that came with a ticket, in the order in which they were sent. */
export async function storeAttachments(
  world: World,
  files: readonly Blob[],
): Promise<readonly TicketAttachment[]> {
  // All are read before the first is kept, so that nothing comes between their numbers.
  const read = await Promise.all(
    files.map(async (file) => ({
      name: file instanceof File ? file.name : '',
      type: file.type,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
  return read.map((upload): TicketAttachment => {
    const extension = extensionOf(upload.name);
    const type = PICTURES.has(extension) ? 'image' : extension;
    return { type, path: storeUpload(world, upload) };
  });
}
