/** MPEG 1, layer III, 128 kbit/s, 44.1 kHz, two channels, no checksum. */
const HEADER = [0xff, 0xfb, 0x90, 0x00];
const FRAME_BYTES = 417;
const FRAMES_PER_SECOND = 44_100 / 1152;

/** Creates silence: frames whose side information is zero. */
export function makeMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.set(HEADER);
  return Buffer.concat(Array.from({ length: Math.ceil(seconds * FRAMES_PER_SECOND) }, () => frame));
}
