import type { TicketAttachment } from '../world/state/ticket.ts';
import { readUpload } from '../uploads/read-upload.ts';
import { extensionOf, storeUpload } from '../uploads/uploads.ts';
import type { World } from '../world/world.ts';

const PICTURES = new Set(['jpg', 'jpeg', 'png']);

/** Stores files in the order in which they were sent. */
export async function storeAttachments(
  world: World,
  files: readonly Blob[],
): Promise<readonly TicketAttachment[]> {
  // Reads all files before storing any, so that their numbers are consecutive.
  const read = await Promise.all(files.map((file) => readUpload(file)));
  return read.map((upload): TicketAttachment => {
    const extension = extensionOf(upload.name);
    const type = PICTURES.has(extension) ? 'image' : extension;
    return { type, path: storeUpload(world, upload) };
  });
}
