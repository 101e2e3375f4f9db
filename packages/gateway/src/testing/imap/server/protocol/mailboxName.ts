/**
 * The name of a folder in the alphabet of IMAP.
 *
 * @source RFC 3501 5.1.3, modified UTF-7
 */
export function encodeMailboxName(name: string): string {
  return name.replace(/&|[^\u0020-\u007e]+/g, (run) => {
    if (run === '&') return '&-'
    const bytes = Buffer.from(run, 'utf16le').swap16()
    return `&${bytes.toString('base64').replace(/=+$/, '').replaceAll('/', ',')}-`
  })
}

/** The other way round. */
export function decodeMailboxName(name: string): string {
  return name.replace(/&([^-]*)-/g, (_, run: string) => {
    if (run === '') return '&'
    return Buffer.from(run.replaceAll(',', '/'), 'base64').swap16().toString('utf16le')
  })
}
