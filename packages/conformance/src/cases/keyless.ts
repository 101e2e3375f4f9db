import type { NewPasskey, PasskeyAnswer } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { portOf, signedIn } from '../world/scene'

const bytes = 'AAAA'
const nobodysAnswer: PasskeyAnswer = {
  credentialId: bytes,
  clientData: bytes,
  authenticatorData: bytes,
  signature: bytes,
}
const nobodysKey: NewPasskey = {
  credentialId: bytes,
  transports: [],
  clientData: bytes,
  authenticatorData: bytes,
  publicKey: bytes,
}

/** Passkeys. What a device has to sign is proved by each adapter for itself. */
export const passkeyCases = casesOf({ area: 'passkeys', port: 'passkeys' }, [
  [
    'proof',
    'Asks for a passkey only whom it belongs to, and takes none that was not asked for',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const passkeys = portOf(adapter, 'passkeys')
      equals(await passkeys.list(), [], 'the passkeys at first')
      const refused = await failsAs(passkeys.beginSetup('nothing of the kind'), 'invalid', 'a false proof')
      holds(refused.details.fields?.proof, 'the failure names the proof')
      const setup = await passkeys.beginSetup(alice.credentials.password)
      holds(setup.challenge.length >= 22, 'the challenge has at least 128 bits')
      await failsAs(passkeys.finishSetup(nobodysKey, 'Phone'), 'invalid', 'a passkey of somebody else')
      await failsAs(passkeys.rename('none', 'Phone'), 'notFound', 'a name for what is not there')
      await failsAs(
        passkeys.remove('none', alice.credentials.password),
        'notFound',
        'removing what is not there',
      )
      equals(await passkeys.list(), [], 'the passkeys afterwards')
    },
  ],
  [
    'sign-in',
    'Lets nobody in by a false answer, and asks for no second step without a first',
    async ({ bob }) => {
      const { adapter } = bob
      const passkeys = portOf(adapter, 'passkeys')
      await failsAs(passkeys.signIn(nobodysAnswer), 'invalid', 'an answer to nothing')
      const first = await passkeys.beginSignIn('first')
      holds(first.mustVerify, 'the device makes sure of who takes the first step')
      await failsAs(passkeys.signIn(nobodysAnswer), 'invalid', 'a false answer')
      await failsAs(passkeys.beginSignIn('second'), 'notFound', 'a second step without a first')
      equals(await adapter.session.current(), undefined, 'the session')
    },
  ],
])

/** Signing in by services outside. What these say is proved by each adapter for itself. */
export const signOnCases = casesOf({ area: 'sign-on', port: 'signOn' }, [
  [
    'foreign',
    'Takes no arrival that was not begun here, and changes no binding without proof',
    async ({ alice, bob }) => {
      const arrival = { state: 'a-state-of-somebody-else', code: 'code' }
      await failsAs(portOf(bob.adapter, 'signOn').finish(arrival), 'invalid', 'a foreign arrival')
      equals(await bob.adapter.session.current(), undefined, 'the session')
      const signOn = portOf(await signedIn(alice), 'signOn')
      await failsAs(signOn.bind(arrival), 'invalid', 'binding a foreign arrival')
      equals((await signOn.binding()).boundAt, undefined, 'the binding')
      const refused = await failsAs(signOn.unbind('nothing of the kind'), 'invalid', 'a false proof')
      holds(refused.details.fields?.proof, 'the failure names the proof')
      await failsAs(signOn.unbind(alice.credentials.password), 'notFound', 'releasing what is not bound')
    },
  ],
])
