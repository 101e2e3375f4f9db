import { formatSize, type DraftContent, type Locale, visibleFileName } from '@mailroom/core'
import { escapeHtml } from '../mime/parse/text/entities'
import { htmlToText } from '../mime/parse/text/htmlToText'
import type { MailLinks } from './mailLinks'
import { linkWords } from './strings/linkWords'

/** How a block of links is written. */
export interface BlockOptions {
  readonly locale: Locale
  /** IANA name of the zone in which its last day is said. */
  readonly timeZone: string
  /** The address of a link. @param token its secret */
  linkAddress(token: string): string
}

/** Where the original of an answer begins, as `quoteOriginal` and the composer write it. */
const quoteStart = '<div class="mailroom-quote"'

/**
 * Writes the links into a mail: below the text of its writer and above the original, with styles of its own, because no
 * mail program keeps others; and in words into the plain text.
 *
 * @source AT-03
 */
export function withLinkBlock(content: DraftContent, links: MailLinks, options: BlockOptions): DraftContent {
  const { html, isHtml } = content
  const written = isHtml && content.text.trim() === '' ? htmlToText(html) : content.text
  const text = `${written.trimEnd()}\n\n${textBlock(links, options)}\n`
  if (!isHtml) return { ...content, text }
  const at = html.indexOf(quoteStart)
  const place = at < 0 ? html.length : at
  return { ...content, text, html: html.slice(0, place) + htmlBlock(links, options) + html.slice(place) }
}

/** One line of the block: what a reader may see of a file. */
interface BlockFile {
  readonly name: string
  readonly facts: string
  readonly address: string
}

function partsOf({ links, expiresAt }: MailLinks, { locale, timeZone, linkAddress }: BlockOptions) {
  const { words, day } = linkWords(locale, timeZone)
  const until = words.until.replace('{date}', () => day(expiresAt))
  const heading =
    links.length === 1 ? words.blockOne : words.blockMany.replace('{count}', String(links.length))
  const files: readonly BlockFile[] = links.map(({ file, token }) => ({
    name: visibleFileName(file.name),
    facts: `${formatSize(file.sizeBytes)} · ${until}`,
    address: linkAddress(token),
  }))
  return { words, heading, files }
}

function textBlock(links: MailLinks, options: BlockOptions): string {
  const { words, heading, files } = partsOf(links, options)
  const lines = files.map(({ name, facts, address }) => `${name}\n${facts}\n${address}`)
  return `${heading}${words.colon.trim()}\n${lines.join('\n\n')}`
}

const line = '1px solid #d6dce4'
const nameStyle = 'font-weight:600;color:#1c2430;word-break:break-all'
const buttonStyle =
  'display:inline-block;padding:6px 16px;border-radius:6px;background:#1f5fbf;color:#ffffff;font-weight:600;text-decoration:none;white-space:nowrap'

function htmlBlock(links: MailLinks, options: BlockOptions): string {
  const { words, heading, files } = partsOf(links, options)
  const rows = files.map(({ name, facts, address }) => {
    const href = escapeHtml(address)
    return (
      `<tr><td style="padding:10px 16px;border-top:${line}">` +
      `<div style="${nameStyle}"><bdi>${escapeHtml(name)}</bdi></div>` +
      `<div style="font-size:12px;line-height:16px;color:#5a6676">${escapeHtml(facts)}</div></td>` +
      `<td style="padding:10px 16px;border-top:${line};text-align:right;width:1%">` +
      `<a href="${href}" style="${buttonStyle}">${words.download}</a></td></tr>`
    )
  })
  return (
    `<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;max-width:560px;margin:16px 0;` +
    `border:${line};border-radius:10px;border-collapse:separate;background:#ffffff;font-size:14px;line-height:20px">` +
    `<tr><td colspan="2" style="padding:8px 16px;color:#5a6676">${escapeHtml(heading)}</td></tr>` +
    `${rows.join('')}</table>`
  )
}
