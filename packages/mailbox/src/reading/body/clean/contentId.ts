/**
 * The form in which content ids are compared: without `cid:`, percent-coding and angle brackets, since mail
 * programs differ in all three.
 *
 * @source RFC 2392 2
 */
export function normaliseContentId(reference: string): string {
  const bare = reference.trim().replace(/^cid:/i, '')
  return decode(bare)
    .trim()
    .replace(/^<(.*)>$/s, '$1')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
