import { leak } from '../handmade/Attack'
import { elementLeaks } from './elementLeaks'
import { propertyLeaks } from './propertyLeaks'
import { ruleLeaks } from './ruleLeaks'

/** A mail that names something to fetch in one place alone. */
export interface LeakVector {
  /** Host of the address, which no other vector has. */
  readonly host: string
  readonly html: string
}

/** Every place of HTML, SVG and CSS that can name something to fetch. @source X2, T12 */
export const leakVectors: readonly LeakVector[] = [
  ...elementLeaks,
  ...propertyLeaks,
  ...ruleLeaks.map((css) => `<style>${css}</style><p class=c>x<b>y</b></p>`),
].map((html, index) => {
  const address = leak(`vector${index}`)
  return { host: new URL(address).host, html: html.replaceAll('HERE', address) }
})
