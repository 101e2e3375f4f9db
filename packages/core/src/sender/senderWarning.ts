import { isEmailAddress } from '../addresses/isEmailAddress'
import { sameAddress } from '../addresses/sameAddress'
import type { Address } from '../mail/Address'
import { hasBidiControls, hasHiddenCharacters } from './hiddenCharacters'
import { isLookAlikeDomain } from './lookAlikeDomain'
import { hasMixedScripts } from './mixedScripts'
import { unicodeDomain } from './punycode'

/**
 * Why a sender may not be who they seem to be.
 *
 * - `bidi` the name or address has controls that make text read backwards
 * - `hiddenCharacters` it has characters that nobody sees
 * - `nameIsOtherAddress` the name shows an address, and it is not the sender's
 * - `mixedScripts` a word mixes letters of scripts that look alike
 * - `lookAlikeDomain` the domain can be taken for another one
 */
export type SenderWarning =
  | 'bidi'
  | 'hiddenCharacters'
  | 'nameIsOtherAddress'
  | 'mixedScripts'
  | 'lookAlikeDomain'

/** What the rule may know of the reader. */
export interface SenderContext {
  /** Domains that a fraud would imitate here, above all the organisation's own. */
  readonly trustedDomains?: readonly string[]
}

/**
 * The gravest reason to be careful with a sender, or undefined when there is none. A warning is a hint for the
 * reader, not a verdict: honest mail may carry one.
 *
 * @source RD-19, X8
 */
export function senderWarning(sender: Address, context: SenderContext = {}): SenderWarning | undefined {
  const { address, name } = sender
  const domain = unicodeDomain(address.slice(address.lastIndexOf('@') + 1))
  const all = `${name} ${address}`
  if (hasBidiControls(all)) return 'bidi'
  if (hasHiddenCharacters(all)) return 'hiddenCharacters'
  if (showsOtherAddress(name, address)) return 'nameIsOtherAddress'
  if (hasMixedScripts(name) || hasMixedScripts(address) || hasMixedScripts(domain)) return 'mixedScripts'
  const isLookAlike = hidesInLocalPart(address) || isLookAlikeDomain(domain, context.trustedDomains)
  return isLookAlike ? 'lookAlikeDomain' : undefined
}

/** `"boss@example.com"@evil.net` reads like mail from example.com. */
const hidesInLocalPart = (address: string): boolean =>
  isEmailAddress(address.slice(0, address.lastIndexOf('@')).replaceAll('"', ''))

/** Full-width `＠` and `．` and the ideographic `。` are read as `@` and `.`, so they count as such. */
function showsOtherAddress(name: string, address: string): boolean {
  const plain = name.normalize('NFKC').replaceAll('。', '.')
  const words = plain.split(/[\s"'<>()[\]{},;:|，；、：（）《》【】「」]+/)
  return words.some((word) => isEmailAddress(word) && !sameAddress(word, address))
}
