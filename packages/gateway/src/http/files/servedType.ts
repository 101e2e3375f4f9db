const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp', 'image/avif'])

/** How a file goes out. */
export interface ServedType {
  readonly contentType: string
  /** `inline` only for what cannot act in a page. */
  readonly disposition: 'inline' | 'attachment'
}

/**
 * The type under which a file of unknown origin is sent. What the mail says is repeated only for pictures without
 * scripts and plain text, and for PDF as a download; the rest are bytes to save.
 *
 * @source F2, T10
 */
export function servedType(said: string, wantsDownload: boolean): ServedType {
  const type = said.split(';')[0]!.trim().toLowerCase()
  if (pictures.has(type) || type === 'text/plain')
    return { contentType: type, disposition: wantsDownload ? 'attachment' : 'inline' }
  return {
    contentType: type === 'application/pdf' ? type : 'application/octet-stream',
    disposition: 'attachment',
  }
}
