import { authenticatorCode, authenticatorStep, type TwoFactorPort } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { portOf, signedIn } from '../world/scene'

/** What an authenticator app shows now, or so many half minutes away. */
const codeOf = (secret: string, away = 0) => authenticatorCode(secret, authenticatorStep(Date.now()) + away)

/** Alice, signed in, with an authenticator in use. */
async function withAuthenticator({ alice }: ConformanceWorld) {
  const adapter = await signedIn(alice)
  const twoFactor = portOf(adapter, 'twoFactor')
  const { secret } = await twoFactor.begin()
  const backupCodes = await twoFactor.confirm(await codeOf(secret))
  return { adapter, twoFactor, secret, backupCodes }
}

/** How the authenticator and the backup codes stand. */
async function standing(twoFactor: TwoFactorPort) {
  const { isOn, backupCodesLeft } = await twoFactor.state()
  return { isOn, backupCodesLeft }
}

/** The second step of signing in. */
export const twoFactorCases = casesOf({ area: 'two-factor', port: 'twoFactor' }, [
  [
    'set-up',
    'Takes an authenticator into use when a code of it is brought, and tells backup codes once',
    async ({ alice }) => {
      const twoFactor = portOf(await signedIn(alice), 'twoFactor')
      equals(await standing(twoFactor), { isOn: false, backupCodesLeft: 0 }, 'the state at first')
      await failsAs(twoFactor.confirm('000000'), 'notFound', 'confirming before beginning')
      const { secret, uri } = await twoFactor.begin()
      holds(/^[A-Z2-7]{16}$/.test(secret), 'the secret is 16 characters of base32')
      holds(uri.startsWith('otpauth://totp/') && uri.includes(`secret=${secret}`), 'the QR code holds it')
      const wrong = await failsAs(twoFactor.confirm(await codeOf(secret, 9)), 'invalid', 'a wrong code')
      holds(wrong.details.fields?.code, 'the failure names the code')
      equals((await twoFactor.state()).isOn, false, 'whether it is on after a wrong code')
      const codes = await twoFactor.confirm(await codeOf(secret))
      equals(new Set(codes).size, 10, 'different backup codes')
      equals(await standing(twoFactor), { isOn: true, backupCodesLeft: 10 }, 'the state afterwards')
      await failsAs(twoFactor.begin(), 'conflict', 'beginning again while one is in use')
    },
  ],
  [
    'sign-in',
    'Asks for a code after the password, takes each code once, and backup codes as well',
    async (world) => {
      const { alice } = world
      const { adapter, twoFactor, secret, backupCodes } = await withAuthenticator(world)
      const firstStep = async () => {
        await adapter.session.signOut()
        const refused = await failsAs(
          adapter.session.signIn(alice.credentials),
          'invalid',
          'the password alone',
        )
        holds(refused.details.fields?.code, 'the failure asks for the code')
        equals(await adapter.session.current(), undefined, 'the session after the first step')
      }
      await firstStep()
      await failsAs(adapter.folders.list(), 'unauthenticated', 'folders after the first step')
      const next = await codeOf(secret, 1)
      const session = await twoFactor.signIn(next)
      equals(session.user.address.address, alice.address.address, 'who is signed in')
      equals(await adapter.session.current(), session, 'the running session')
      await failsAs(twoFactor.signIn(next), 'notFound', 'the second step without a first')
      await firstStep()
      await failsAs(twoFactor.signIn(next), 'invalid', 'the same code again')
      await twoFactor.signIn(backupCodes[0]!)
      equals((await twoFactor.state()).backupCodesLeft, 9, 'backup codes that are left')
      await firstStep()
      await failsAs(twoFactor.signIn(backupCodes[0]!), 'invalid', 'the same backup code again')
      await twoFactor.signIn(backupCodes[1]!.replaceAll('-', '').toUpperCase())
    },
  ],
  [
    'elsewhere',
    'Lets nobody take the second step who has not taken the first',
    async (world) => {
      const { secret } = await withAuthenticator(world)
      const bob = portOf(world.bob.adapter, 'twoFactor')
      await failsAs(bob.signIn(await codeOf(secret, 1)), 'notFound', 'a second step elsewhere')
    },
  ],
  [
    'remove',
    'Makes new backup codes and takes the second step off for whoever proves who they are',
    async (world) => {
      const { alice } = world
      const { adapter, twoFactor, backupCodes } = await withAuthenticator(world)
      const refused = await failsAs(
        twoFactor.remove('nothing of the kind'),
        'invalid',
        'removing without proof',
      )
      holds(refused.details.fields?.proof, 'the failure names the proof')
      const renewed = await twoFactor.renewBackupCodes(alice.credentials.password)
      await failsAs(twoFactor.remove(backupCodes[0]!), 'invalid', 'removing with an old backup code')
      await twoFactor.remove(renewed[0]!)
      equals(await standing(twoFactor), { isOn: false, backupCodesLeft: 0 }, 'the state afterwards')
      await failsAs(
        twoFactor.renewBackupCodes(alice.credentials.password),
        'notFound',
        'new codes without one',
      )
      await adapter.session.signOut()
      await adapter.session.signIn(alice.credentials)
    },
  ],
])
