import { parseUrl } from './parseUrl'

const allowedSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A link that may stay: to a place inside the mail, or out of it. */
export type CleanLink =
  | { readonly kind: 'inside'; readonly href: string }
  | { readonly kind: 'out'; readonly href: string; readonly url: URL }

/**
 * The address of a link as the browser would read it, undefined when it must not be followed: other schemes,
 * network shares (`\\host\share`), addresses relative to a page that is not there.
 *
 * @source CVE-2023-23397, CVE-2024-21413 (links to network shares)
 */
export function cleanLink(href: string): CleanLink | undefined {
  const trimmed = href.trim()
  if (trimmed.startsWith('#')) return { kind: 'inside', href: trimmed }
  if (trimmed.startsWith('\\')) return undefined
  const url = parseUrl(trimmed.startsWith('//') ? `https:${trimmed}` : trimmed)
  if (url === undefined || !allowedSchemes.has(url.protocol)) return undefined
  return { kind: 'out', href: url.href, url }
}
