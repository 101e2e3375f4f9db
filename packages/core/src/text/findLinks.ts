/** A stretch of plain text: as it is, or a link of one of the three kinds that text can hold. */
export type TextPiece = { readonly text: string; readonly href?: string }

/** Longer addresses are no addresses; also bounds the work for hostile text. */
const MAX_LINK_CHARS = 2000

/**
 * Where a link may begin. Each branch is bounded, so the time is linear in the text. CJK letters and full-width
 * punctuation end an address: Chinese text follows it without a blank.
 */
const candidates =
  /(?<![\w@.+-])(?:https?:\/\/[^\s<>"'`\u0000-\u001f\u007f\u3000-\u303f\uff00-\uffef\u2018-\u201f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]{1,2000}|www\.[\w-]{1,63}\.[^\s<>"'`\u0000-\u001f\u007f\u3000-\u303f\uff00-\uffef\u2018-\u201f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]{1,2000}|(?:mailto:)?[\w.+-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,24}(?![\w-]))/gi

/**
 * Finds web and mail addresses in plain text. Only text goes in and out: nothing here can become markup.
 *
 * @returns the text in pieces; joined they are the text
 * @source CVE-2020-35730, CVE-2023-43770
 */
export function findLinks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let done = 0
  for (const match of text.matchAll(candidates)) {
    const found = withoutTrailingPunctuation(match[0])
    const href = hrefOf(found)
    if (href === undefined) continue
    if (match.index > done) pieces.push({ text: text.slice(done, match.index) })
    pieces.push({ text: found, href })
    done = match.index + found.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done) })
  return pieces
}

/** A sentence's own punctuation, and a closing bracket whose opening one lies before the address. */
function withoutTrailingPunctuation(address: string): string {
  let end = Math.min(address.length, MAX_LINK_CHARS)
  const open = { ')': count(address, '('), ']': count(address, '[') }
  const close = { ')': count(address, ')'), ']': count(address, ']') }
  for (;;) {
    const last = address[end - 1]
    if (last === ')' || last === ']') {
      if (close[last] <= open[last]) return address.slice(0, end)
      close[last] -= 1
    } else if (last === undefined || !/[.,;:!?*_~|}]/.test(last)) {
      return address.slice(0, end)
    }
    end -= 1
  }
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

function hrefOf(address: string): string | undefined {
  if (/^https?:/i.test(address)) return webAddress(address)
  if (/^www\./i.test(address)) return webAddress(`http://${address}`)
  return /^mailto:/i.test(address) ? address : `mailto:${address}`
}

function webAddress(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined
}
