import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** The second step of signing in. */
export const brokenTwoFactor: readonly BrokenAdapter[] = [
  {
    what: 'tells no backup codes',
    world: inPort('twoFactor', (twoFactor) => ({
      confirm: async (code) => {
        await twoFactor.confirm(code)
        return []
      },
    })),
    found: ['two-factor/set-up', 'two-factor/sign-in', 'two-factor/remove'],
  },
  {
    what: 'says of nobody that the first step is missing',
    world: inPort('twoFactor', () => ({ signIn: async () => ({}) as never })),
    found: ['two-factor/elsewhere'],
  },
]
