/**
 * Types drawn as pixels only. SVG is a document and stays out.
 * The comparison is exact: a space or a newline inside the type has fooled looser checks before.
 */
const rasterData =
  /^data:image\/(?:png|jpe?g|pjpeg|gif|webp|bmp|avif|x-icon|vnd\.microsoft\.icon);base64,([a-z0-9+/]+={0,2})$/i

/** The address written out anew when it is a raster picture inside the mail, else undefined. @source CVE-2023-5631 */
export function dataPicture(address: string): string | undefined {
  const comma = address.indexOf(',')
  if (comma === -1 || comma > 60) return undefined
  // Long pictures are often folded over many lines; only the base64 part may be.
  const unfolded = address.slice(0, comma + 1) + address.slice(comma + 1).replace(/[\t\n\f\r ]+/g, '')
  return rasterData.test(unfolded) ? unfolded : undefined
}
