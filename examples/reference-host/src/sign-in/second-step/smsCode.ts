import { element } from '../element'
import { faultText } from '../faultText'
import { wayButton } from '../other-ways/wayButton'
import type { SignInFormOptions } from '../SignInForm'
import * as styles from '../signIn.css'
import type { SecondStepStrings } from './strings/en'

/** Where the words of the second step go. */
interface SecondStepPlace {
  readonly words: SecondStepStrings
  readonly hint: HTMLElement
  /** Says what went wrong; an empty text takes it away. */
  readonly sayFault: (fault: string) => void
  /** A code is on its way. */
  readonly onSent: () => void
}

/**
 * The button that has a code sent by SMS, and the line that says that it was; undefined for who has no number there.
 *
 * @source SE-08
 */
export async function smsCode(
  { adapter: { twoFactor }, say }: Pick<SignInFormOptions, 'adapter' | 'say'>,
  { words, hint, sayFault, onSent }: SecondStepPlace,
): Promise<readonly HTMLElement[]> {
  const ways = await twoFactor?.ways?.().catch(() => undefined)
  if (ways?.phoneEnd === undefined) return []
  if (!ways.hasAuthenticator) hint.textContent = words.hintSms
  const sent = element('p', { role: 'status', class: styles.hint })
  const button = wayButton(words.sendCode.replace('{{end}}', ways.phoneEnd), words.sending, {
    async act() {
      sayFault('')
      sent.textContent = ''
      await twoFactor?.sendCode?.()
      sent.textContent = words.sent
      onSent()
    },
    onFailed: (error) => sayFault(faultText(error, say)),
  })
  return [button, sent]
}
