import type { AnswerOf, Contract } from '@mailroom/api'
import type { Services } from './Services'
import { toWireLoginBefore } from './wire/session'

/** What the sign-in page shows now, and the key for passwords. @source SE-19, SE-20 */
export const signInAnswer = (services: Services): AnswerOf<Contract['loginBefore']> =>
  toWireLoginBefore(
    services.settings,
    services.signOn.ways,
    services.passwordKeyPem,
    services.now(),
    services.registrations.isOpen(),
    services.address,
  )
