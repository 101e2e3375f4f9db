import { cutWhole } from '../headers/cleanPhrase'
import { MAX_HTML_CHARS, MAX_HTML_TAGS } from '../limits'

/**
 * HTML bounded in characters and tags. It is cut before a tag, so that no half attribute is left open.
 *
 * @source D2
 */
export function cutHtml(html: string): string {
  // Even if all of it were tags.
  if (html.length <= Math.min(MAX_HTML_CHARS, MAX_HTML_TAGS)) return html
  let end = Math.min(html.length, MAX_HTML_CHARS)
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0 && at < end; at = html.indexOf('<', at + 1))
    if (++tags > MAX_HTML_TAGS) end = at
  if (end === html.length) return html
  const cut = html.slice(0, end)
  const lastOpen = cut.lastIndexOf('<')
  return cutWhole(cut.lastIndexOf('>') < lastOpen ? cut.slice(0, lastOpen) : cut, MAX_HTML_CHARS)
}
