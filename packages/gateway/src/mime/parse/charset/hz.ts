import iconv from 'iconv-lite'

/**
 * HZ: GB 2312 in seven bits, `~{` into Chinese and `~}` back. Every line begins in ASCII.
 *
 * @source RD-18, RFC 1843
 */
export function decodeHz(bytes: Buffer): string {
  const text: string[] = []
  let isChinese = false
  let from = 0
  const flush = (to: number): void => {
    const run = bytes.subarray(from, to)
    if (run.length === 0) return
    text.push(
      iconv.decode(isChinese ? Buffer.from(run.map((b) => (b > 0x20 ? b | 0x80 : b))) : run, 'gb18030'),
    )
  }
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 0x0a) {
      flush(at)
      from = at
      isChinese = false
      continue
    }
    if (byte !== 0x7e) continue
    const next = bytes[at + 1]
    if (next === 0x7b || next === 0x7d || next === 0x7e || next === 0x0a) {
      flush(at)
      if (next === 0x7e) text.push('~')
      isChinese = next === 0x7b
      at++
      from = at + 1
    }
  }
  flush(bytes.length)
  return text.join('')
}
