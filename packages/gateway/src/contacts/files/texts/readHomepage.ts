import { oneLine } from './plainText'

/** An address of the web; the scheme that most files leave out is added. */
export function readHomepage(text: string): string {
  const address = oneLine(text)
  return /^[^\s:/@]+\.[^\s@]+$/.test(address) && !/^[a-z][a-z0-9+.-]*:[^\d]/i.test(address)
    ? `http://${address}`
    : address
}
