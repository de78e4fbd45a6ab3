import { extension, PerMessageDeflate, Receiver } from 'ws';

/** Longer messages end the reading, not the connection. */
const MAX_MESSAGE_BYTES = 1 << 20;

/**
 * Reads the text messages of a WebSocket server from copies of its bytes.
 *
 * @param extensions the header `Sec-WebSocket-Extensions` of the server.
 */
export function createFrameReader(
  extensions: string | undefined,
  onText: (text: string) => void,
): (bytes: Buffer) => void {
  const options = { isServer: false, maxPayload: MAX_MESSAGE_BYTES };
  const receiver = new Receiver({ ...options, extensions: parseExtensions(extensions, options) });
  receiver.on('message', (data: Buffer, isBinary: boolean) => {
    if (!isBinary) onText(data.toString());
  });
  // The client reports broken frames.
  receiver.on('error', () => undefined);
  return (bytes) => {
    if (!receiver.destroyed) receiver.write(bytes);
  };
}

function parseExtensions(
  header: string | undefined,
  options: ConstructorParameters<typeof PerMessageDeflate>[0],
): Record<string, PerMessageDeflate> {
  if (header === undefined) return {};
  const { extensionName: name } = PerMessageDeflate;
  try {
    const parameters = extension.parse(header)[name];
    if (parameters === undefined) return {};
    const deflate = new PerMessageDeflate(options);
    deflate.accept(parameters);
    return { [name]: deflate };
  } catch {
    // The client closes such a connection.
    return {};
  }
}
