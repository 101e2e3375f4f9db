/** Browsers look at the first kilobyte; mail programs put long style blocks before it. */
const PROLOGUE_BYTES = 8_192

/**
 * The charset that an HTML text names for itself, in `<meta>` or an XML declaration.
 *
 * @returns the label as written, or undefined
 * @source RD-18; HTML standard, "prescan a byte stream to determine its encoding"
 */
export function htmlCharset(bytes: Buffer): string | undefined {
  const prologue = bytes.toString('latin1', 0, PROLOGUE_BYTES)
  const declaration = /^\s{0,64}<\?xml[^>]{0,200}?encoding\s?=\s?["']([\w.:-]{1,40})/i.exec(prologue)
  if (declaration) return declaration[1]
  for (const [meta] of prologue.matchAll(/<meta\s[^>]{0,1000}/gi)) {
    const label = /charset\s{0,8}=\s{0,8}["']?\s{0,8}([\w.:-]{1,40})/i.exec(meta)
    if (!label) continue
    // A page that is read byte by byte up to its meta cannot be UTF-16: the label was left behind by a converter.
    return /^utf-?16|^unicode$/i.test(label[1]!) ? undefined : label[1]
  }
  return undefined
}
