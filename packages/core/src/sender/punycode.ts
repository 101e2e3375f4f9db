const base = 36
const initialBias = 72
const initialCode = 128

/**
 * A domain with its `xn--` levels written in their own letters. A level that is no valid punycode stays as it is.
 *
 * @source RFC 3492
 */
export function unicodeDomain(domain: string): string {
  return domain
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? (decodePunycode(label.slice(4).toLowerCase()) ?? label) : label))
    .join('.')
}

function decodePunycode(input: string): string | undefined {
  const split = input.lastIndexOf('-')
  const output = Array.from(input.slice(0, Math.max(split, 0)))
  let code = initialCode
  let bias = initialBias
  let index = 0
  let at = split > 0 ? split + 1 : 0
  while (at < input.length) {
    const before = index
    let weight = 1
    for (let k = base; ; k += base) {
      const digit = digitValue(input[at++])
      if (digit === undefined) return undefined
      index += digit * weight
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      if (digit < threshold) break
      weight *= base - threshold
      if (weight > Number.MAX_SAFE_INTEGER / base) return undefined
    }
    bias = adapt(index - before, output.length + 1, before === 0)
    code += Math.floor(index / (output.length + 1))
    index %= output.length + 1
    if (code > 0x10ffff) return undefined
    output.splice(index++, 0, String.fromCodePoint(code))
  }
  return output.join('')
}

function digitValue(character: string | undefined): number | undefined {
  if (character === undefined) return undefined
  if (character >= 'a' && character <= 'z') return character.charCodeAt(0) - 97
  return character >= '0' && character <= '9' ? character.charCodeAt(0) - 22 : undefined
}

/** @source RFC 3492 6.1 */
function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / points)
  let k = 0
  while (rest > 455) {
    rest = Math.floor(rest / 35)
    k += base
  }
  return k + Math.floor((36 * rest) / (rest + 38))
}
