import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** Signing in without a password. */
export const brokenKeyless: readonly BrokenAdapter[] = [
  {
    what: 'asks for passkeys without proof',
    world: inPort('passkeys', (passkeys) => ({
      beginSetup: async () => ({ ...(await passkeys.beginSignIn('first')) }) as never,
    })),
    found: ['passkeys/proof'],
  },
  {
    what: 'lets devices in that made sure of nobody',
    world: inPort('passkeys', (passkeys) => ({
      beginSignIn: async (step) => ({ ...(await passkeys.beginSignIn(step)), mustVerify: false }),
    })),
    found: ['passkeys/sign-in'],
  },
  {
    what: 'releases identities without proof',
    world: inPort('signOn', () => ({ unbind: async () => undefined })),
    found: ['sign-on/foreign'],
  },
]
