/** Longest address of a picture that is fetched. */
const maxLength = 4096

/**
 * The address of a picture on the web as it is asked for: http or https, a host, no name and password in it.
 * Undefined for anything else.
 *
 * @source RD-17
 */
export function pictureAddress(text: string): string | undefined {
  if (text.length > maxLength || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.hostname === '' || url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  return url.href
}
