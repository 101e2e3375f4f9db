const keyBytes = 32

/** The 32 bytes of a key written in base64 or hex; undefined for anything else. */
export function readSecretKey(text: string): Buffer | undefined {
  const plain = text.trim()
  if (/^[0-9a-f]{64}$/i.test(plain)) return Buffer.from(plain, 'hex')
  if (!/^[\w+/-]{43}=?$/.test(plain)) return undefined
  const key = Buffer.from(plain, 'base64')
  return key.length === keyBytes ? key : undefined
}
