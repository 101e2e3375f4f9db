/** Memory of its own, to be handed to another thread. What lies in it is anything: the caller writes over all of it. */
export const freshBytes = (length: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.allocUnsafeSlow(length).buffer)
