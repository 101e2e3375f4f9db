import type { PasskeyRequest } from '@mailroom/core'
import { faultText } from '../faultText'
import type { SignInFormOptions } from '../SignInForm'
import { askPasskey, canAskPasskeys } from './askPasskey'
import { loadWords } from './loadWords'
import { wayButton } from './wayButton'

/**
 * The button that takes the second step with a passkey; undefined for who has none, or a browser that asks for none.
 *
 * @source SE-08
 */
export async function secondPasskey(
  { adapter: { passkeys }, say, locale, onSignedIn }: SignInFormOptions,
  sayFault: (fault: string) => void,
): Promise<HTMLButtonElement | undefined> {
  if (!passkeys || !canAskPasskeys()) return undefined
  let request: PasskeyRequest | undefined = await passkeys.beginSignIn('second').catch(() => undefined)
  if (!request) return undefined
  const words = await loadWords(locale)
  return wayButton(words.secondPasskey, words.signingOn, {
    async act() {
      sayFault('')
      // A challenge counts once.
      const asked = request ?? (await passkeys.beginSignIn('second'))
      request = undefined
      const answer = await askPasskey(asked)
      if (!answer) return sayFault(words.stopped)
      await onSignedIn(await passkeys.signIn(answer))
    },
    onFailed: (error) => sayFault(faultText(error, say)),
  })
}
