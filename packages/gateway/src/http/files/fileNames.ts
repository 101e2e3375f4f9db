import { safeFileName } from '@mailroom/core'

/**
 * The header that names a download: plain ASCII for old clients, the true name in UTF-8 beside it.
 *
 * @source F1, RFC 6266 4.3, RFC 8187
 */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const safe = safeFileName(name)
  const ascii = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|[%;]/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
