import type { ParsedAttachment } from '../ParsedMessage'

/**
 * Says of each attachment whether the HTML shows it. A picture that the HTML does not name stays in the list of
 * files, or nobody would ever see it.
 *
 * @source RFC 2392, RD-18
 */
export function markInline(
  attachments: readonly ParsedAttachment[],
  html: string | undefined,
): ParsedAttachment[] {
  if (!attachments.some(({ contentId }) => contentId !== undefined)) return [...attachments]
  const shown = new Set<string>()
  for (const [, id] of (html ?? '').matchAll(/\bcid:([^\s"'<>)]{1,998})/gi)) {
    shown.add(id!)
    shown.add(decoded(id!))
  }
  return attachments.map((attachment) => {
    const isInline = attachment.contentId !== undefined && shown.has(attachment.contentId)
    return isInline ? { ...attachment, isInline } : attachment
  })
}

/** An id in an address is percent-coded and, in an attribute, entity-coded. */
function decoded(id: string): string {
  const plain = id.replaceAll('&amp;', '&')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
