import type { Upload } from '../world/state/upload.ts';

export async function readUpload(file: Blob): Promise<Upload> {
  return {
    name: file instanceof File ? file.name : '',
    type: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}
