import { givenName } from './attachments/describeAttachment'
import type { MessageContent } from './collectContent'
import type { MimePart } from './structure/MimePart'

/** Longest HTML that is left for later, encoded: far below what is kept of one (`limits.ts`), so none of it is cut. */
const maxLaterBytes = 131_072

/** The HTML of a mail whose body is one pair of alternatives: plain text, and the same as HTML. */
export function findLaterHtml(root: MimePart): MimePart | undefined {
  const body = firstBody(root)
  const [plain, html] = body.children
  const isPair =
    body.contentType === 'multipart/alternative' &&
    body.children.length === 2 &&
    plain?.contentType === 'text/plain' &&
    html?.contentType === 'text/html'
  if (!isPair || html.length > maxLaterBytes) return undefined
  return html.disposition === 'attachment' || givenName(html) ? undefined : html
}

/** Says whether a mail that was read without its HTML is read rightly: that says nothing of its other parts. */
export const isReadWithoutHtml = ({ segments, attachments }: MessageContent): boolean =>
  segments.length === 1 &&
  Boolean(segments[0]!.plain?.trim()) &&
  attachments.every(({ contentId }) => contentId === undefined)

function firstBody(part: MimePart): MimePart {
  const [first] = part.children
  return first && part.contentType !== 'multipart/alternative' ? firstBody(first) : part
}
