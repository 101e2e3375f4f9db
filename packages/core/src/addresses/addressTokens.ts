/** A piece of typed or pasted recipients. `text` is the piece as written, `value` what it stands for. */
export interface AddressToken {
  readonly kind: 'word' | 'quoted' | 'angle' | 'separator'
  readonly text: string
  readonly value: string
}

const separators = new Set([',', ';', '，', '；', '、', '\n', '\r', '\u2028', '\u2029'])
const blank = /[\s\p{Cc}]/u

/**
 * Cuts typed or pasted recipients into words, quoted names, `<addresses>` and separators.
 * Looks at each character a bounded number of times, whatever is pasted.
 */
export function addressTokens(text: string): AddressToken[] {
  const tokens: AddressToken[] = []
  let at = 0
  let mayQuote = true
  while (at < text.length) {
    const character = text[at]!
    let token: AddressToken | undefined
    if (separators.has(character)) token = { kind: 'separator', text: character, value: '' }
    else if (character === '<') token = readAngle(text, at)
    else if (character === '"' && mayQuote) {
      token = readQuoted(text, at)
      // A quote that nobody closes is an ordinary character; no later one could be closed either.
      mayQuote = token !== undefined
    }
    if (!token && blank.test(character)) {
      at += 1
      continue
    }
    token ??= readWord(text, at)
    tokens.push(token)
    at += token.text.length
  }
  return tokens
}

/** `<address>`; without its closing bracket it ends at the first blank, as while it is being typed. */
function readAngle(text: string, start: number): AddressToken {
  let end = start + 1
  let firstBlank = -1
  while (end < text.length && text[end] !== '>' && text[end] !== '<' && !separators.has(text[end]!)) {
    if (firstBlank < 0 && end > start + 1 && blank.test(text[end]!)) firstBlank = end
    end += 1
  }
  if (text[end] === '>') return angle(text.slice(start, end + 1), text.slice(start + 1, end))
  const stop = firstBlank < 0 ? end : firstBlank
  return angle(text.slice(start, stop), text.slice(start + 1, stop))
}

const angle = (text: string, inside: string): AddressToken => ({
  kind: 'angle',
  text,
  value: inside.trim().replace(/^mailto:/i, ''),
})

/** `"A name, with a comma"`, or undefined when the quote does not end or is part of a word. */
function readQuoted(text: string, start: number): AddressToken | undefined {
  let value = ''
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at]!
    if (character === '\\' && at + 1 < text.length) {
      at += 1
      value += text[at]!
    } else if (character === '"') {
      const end = at + 1
      // "john doe"@example.com: the quotes belong to an address, so all of it is one word.
      if (end < text.length && text[end] !== '<' && !blank.test(text[end]!) && !separators.has(text[end]!)) {
        const rest = readWord(text, end)
        const whole = text.slice(start, end) + rest.text
        return { kind: 'word', text: whole, value: whole }
      }
      return { kind: 'quoted', text: text.slice(start, end), value }
    } else value += character
  }
  return undefined
}

function readWord(text: string, start: number): AddressToken {
  let end = start + 1
  while (end < text.length && text[end] !== '<' && !blank.test(text[end]!) && !separators.has(text[end]!))
    end += 1
  const word = text.slice(start, end)
  return { kind: 'word', text: word, value: word }
}
