import { dataPicture } from './dataPicture'
import { parseUrl } from './parseUrl'

/** Where a picture of a mail comes from. `none`: no address that could ever be shown. */
export type PictureSource =
  | { readonly kind: 'data'; readonly address: string }
  | { readonly kind: 'inline'; readonly contentId: string }
  | { readonly kind: 'remote'; readonly host: string; readonly address: string }
  | { readonly kind: 'none' }

/** Tells the sources of pictures apart. Only a remote one could report to its sender that the mail is read. */
export function pictureSource(address: string): PictureSource {
  const trimmed = address.trim()
  if (/^cid:/i.test(trimmed)) return { kind: 'inline', contentId: trimmed.slice(4) }
  if (/^data:/i.test(trimmed)) {
    const data = dataPicture(trimmed)
    return data === undefined ? { kind: 'none' } : { kind: 'data', address: data }
  }
  const url = remoteUrl(trimmed)
  return url === undefined ? { kind: 'none' } : { kind: 'remote', host: url.hostname, address: url.href }
}

function remoteUrl(address: string): URL | undefined {
  // "//host/x" borrows the scheme of the page; for a mail that can only mean the web.
  const absolute = /^[\\/]{2}/.test(address) ? `https:${address}` : address
  const url = parseUrl(absolute)
  if (url === undefined || !['http:', 'https:', 'ftp:'].includes(url.protocol)) return undefined
  return url.hostname === '' ? undefined : url
}
