import { parseUrl } from './parseUrl'

/** What no host is without. Looked for first: classes of all letters take the engine milliseconds to get ready. */
const hostDot = /[.\u3002\uff0e]/

/**
 * Letters that look like a host name: at least one dot and a top level of letters. Without the `i` flag, with which all letters
 * are folded, for as long again.
 */
const looksLikeHost =
  /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?(?:[^\s/@:]*@)?((?:[\p{L}\p{N}\p{M}-]+[.\u3002\uff0e])+\p{L}[\p{L}\p{N}-]+)(?::\d+)?(?:[/?#]\S*)?$/u

/** An address that is written out inside a sentence. */
const writtenOut = /https?:\/\/[^\s/?#@:()（）]{1,253}/i

/** Names of files end like hosts do: "report.pdf" is no claim about where a link leads. */
const fileEnding = /\.(?:pdf|docx?|xlsx?|pptx?|zip|rar|txt|csv|png|jpe?g|gif|html?|eml|ics|md|js|py|sh)$/i

/** Longer texts are sentences, not addresses. */
const MAX_LINK_TEXT = 300

/**
 * The host a link really leads to, when its text claims another one, or when the address carries a user name that
 * looks like a host (`https://bank.example@evil.example`). Undefined for honest links.
 *
 * @source CVE-2019-15237
 */
export function linkDisguise(text: string, url: URL): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.username !== '' || url.password !== '') return url.host
  const claimed = claimedHost(text)
  if (claimed === undefined) return undefined
  return sameSite(claimed, url.hostname) ? undefined : url.host
}

function claimedHost(text: string): string | undefined {
  // Zero-width and bidi marks would let "bank.example" pass as another word.
  const visible = text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').trim()
  if (visible.length > MAX_LINK_TEXT || !hostDot.test(visible)) return undefined
  const host =
    looksLikeHost.exec(visible)?.[1] ?? looksLikeHost.exec(writtenOut.exec(visible)?.[0] ?? '')?.[1]
  if (host === undefined || (fileEnding.test(host) && !/^https?:/i.test(visible))) return undefined
  return parseUrl(`https://${host}`)?.hostname
}

/** One host is the other or lies below it: "www.example.com" in the text of a link to "example.com". */
function sameSite(a: string, b: string): boolean {
  const [left, right] = [a, b].map((host) => host.replace(/^www\./, '').replace(/\.$/, '')) as [
    string,
    string,
  ]
  return left === right || left.endsWith(`.${right}`) || right.endsWith(`.${left}`)
}
