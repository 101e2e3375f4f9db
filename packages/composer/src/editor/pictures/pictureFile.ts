/**
 * A picture written out in an address (`data:image/png;base64,...`) as a file, so that it can be stored like a chosen
 * one: many mail programs show no pictures inside addresses.
 *
 * @returns undefined when it is none
 */
export function pictureFile(address: string): File | undefined {
  const [, type, data] = /^data:(image\/[\w.+-]+);base64,(.*)$/is.exec(address) ?? []
  if (type === undefined || data === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.codePointAt(0)!)
    return new File([bytes], `image.${type.slice(6).replace('jpeg', 'jpg')}`, { type })
  } catch {
    return undefined
  }
}
