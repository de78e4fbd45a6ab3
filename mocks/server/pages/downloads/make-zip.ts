import { crc32 } from 'node:zlib';

/** A file to be put into an archive. */
export interface Entry {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Midnight of 1 January 2026 in the archive's own form, so that the same files give the same bytes. */
const DOS_DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const UTF8_NAMES = 0x0800;

/** A ZIP archive of files as they are, in their order, not compressed: EPUB wants its first file so. */
export function makeZip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const title = Buffer.from(name);
    const facts = factsOf(title, content);
    const head = Buffer.concat([signed(0x04034b50), facts, title, content]);
    const record = Buffer.alloc(14);
    record.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signed(0x02014b50), word(20), facts, record, title]));
    parts.push(head);
    offset += head.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, index, signed(0x06054b50), end]);
}

/** What stands both before a file and in the archive's directory: version, flags, date, checksum, lengths. */
function factsOf(title: Buffer, content: Uint8Array): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(DOS_DATE, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(title.length, 22);
  return facts;
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
