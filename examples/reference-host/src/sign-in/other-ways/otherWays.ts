import {
  destinationToPath,
  isMailroomError,
  readSignOnArrival,
  type SignInInfo,
  type SignInMethod,
} from '@mailroom/core'
import { element } from '../element'
import { faultText } from '../faultText'
import { goToSecondStep } from '../goToSecondStep'
import type { SignInFormOptions } from '../SignInForm'
import { askPasskey, canAskPasskeys } from './askPasskey'
import { loadWords } from './loadWords'
import * as styles from './otherWays.css'
import { wayButton } from './wayButton'

export { takeSecureWay } from './secureWay'

/** The way to an account for who has none; its code comes where the organisation has one. @source SE-11 */
export async function offerRegistration(form: HTMLFormElement, options: SignInFormOptions): Promise<void> {
  const registration = await import('../registration/offerRegistration')
  await registration.offerRegistration(form, options)
}

/** Puts the ways in place of the button that was there before their code, and presses the one that it stood for. */
export async function pressPasskey(
  button: HTMLButtonElement,
  ...where: Parameters<typeof showOtherWays>
): Promise<void> {
  const [shown] = await showOtherWays(...where)
  button.remove()
  shown?.focus()
  shown?.click()
}

/** The ways that have a button here, in its order. */
const shown = ['oidc', 'wechat', 'passkey'] as const satisfies readonly SignInMethod[]

/** The ways to sign in beside the password, under its form. @returns their buttons @source SE-09, SE-20, SE-27 */
export async function showOtherWays(
  form: HTMLFormElement,
  options: SignInFormOptions,
  { methods, signOnName }: SignInInfo,
): Promise<readonly HTMLButtonElement[]> {
  const { adapter, locale } = options
  const words = await loadWords(locale)
  const isOn = {
    oidc: adapter.signOn !== undefined,
    wechat: adapter.signOn !== undefined,
    passkey: adapter.passkeys !== undefined && canAskPasskeys(),
  }
  const labels = {
    ...words,
    passkey: options.say('passkey'),
    ...(signOnName !== undefined && { oidc: words.named.replace('{{name}}', signOnName) }),
  }
  const acts = {
    oidc: () => leaveFor('oidc', options),
    wechat: () => leaveFor('wechat', options),
    passkey: () => signInWithPasskey(form, options, words.stopped),
  }
  const buttons = shown
    .filter((way) => methods.includes(way) && isOn[way])
    .map((way) =>
      wayButton(labels[way], words.signingOn, {
        act: () => {
          sayFault(form)
          return acts[way]()
        },
        onFailed: (error) => sayFault(form, faultText(error, options.say)),
      }),
    )
  if (buttons.length === 0) return []
  form.append(
    element(
      'div',
      { class: styles.ways, role: 'group', 'aria-label': words.group },
      element('p', { class: styles.or, 'aria-hidden': 'true' }, words.or),
      ...buttons,
    ),
  )
  return buttons
}

/**
 * Signs in with what a service has sent the browser back with. What goes wrong stands in the form.
 *
 * @source SE-27
 */
export async function finishSignOn(form: HTMLFormElement, options: SignInFormOptions): Promise<void> {
  const { adapter, say, locale, onSignedIn } = options
  const arrival = readSignOnArrival(location.search)
  if (!arrival) return
  // A code counts once, and is nobody's business.
  history.replaceState(null, '', destinationToPath({ kind: 'signIn' }))
  const status = element('p', { role: 'status', class: styles.or }, (await loadWords(locale)).signingOn)
  form.prepend(status)
  try {
    const session = await adapter.signOn?.finish(arrival)
    if (session) await onSignedIn(session)
  } catch (error) {
    if (isMailroomError(error) && error.details.fields?.code) await goToSecondStep(form, options)
    else sayFault(form, faultText(error, say))
  } finally {
    status.remove()
  }
}

async function leaveFor(way: 'oidc' | 'wechat', { adapter }: SignInFormOptions): Promise<void> {
  const url = await adapter.signOn?.begin(way)
  if (url === undefined) return
  location.assign(url)
  // The page stays busy until it is gone.
  await new Promise<void>((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}

async function signInWithPasskey(
  form: HTMLFormElement,
  { adapter: { passkeys }, onSignedIn }: SignInFormOptions,
  stopped: string,
): Promise<void> {
  if (!passkeys) return
  const answer = await askPasskey(await passkeys.beginSignIn('first'))
  if (!answer) return sayFault(form, stopped)
  await onSignedIn(await passkeys.signIn(answer))
}

function sayFault(form: HTMLFormElement, fault = ''): void {
  const alert = form.querySelector('[role="alert"]')
  if (alert) alert.textContent = fault
}
