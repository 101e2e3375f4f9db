/** Longest name that file systems take, in bytes of UTF-8, with room for an added number. */
const maxNameBytes = 240

/**
 * A name that may be given to a file on anybody's disk: one level, without control characters and without the
 * invisible ones that turn `gpj.exe` around.
 *
 * @source F1, X8
 */
export function safeFileName(name: string, otherwise = 'attachment'): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const short = shorten(clean)
  return short === '' ? otherwise : short
}

/** Takes from the middle, so that the extension stays. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= maxNameBytes) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : ''
  let stem = Array.from(name.slice(0, name.length - extension.length)).slice(0, maxNameBytes)
  while (Buffer.byteLength(stem.join('') + extension) > maxNameBytes) stem = stem.slice(0, -1)
  return stem.join('') + extension
}

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
