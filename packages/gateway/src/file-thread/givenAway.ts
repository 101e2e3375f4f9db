/** The memory behind the `bytes` of a message, which goes to the other thread instead of being copied. */
export const givenAway = (message: object): ArrayBuffer[] =>
  'bytes' in message && message.bytes instanceof Uint8Array && message.bytes.buffer instanceof ArrayBuffer
    ? [message.bytes.buffer]
    : []
