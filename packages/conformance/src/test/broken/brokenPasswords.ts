import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** The user's own password. */
export const brokenPasswords: readonly BrokenAdapter[] = [
  {
    what: 'does not know whose password it is',
    world: inPort('password', (password) => ({
      terms: async () => ({ ...(await password.terms()), owner: { accountName: '' } }),
    })),
    found: ['passwords/terms'],
  },
  {
    what: 'changes no password and is content',
    world: inPort('password', () => ({ change: async () => undefined })),
    found: ['passwords/change', 'passwords/refused', 'passwords/locked'],
  },
  {
    what: 'takes any new password',
    world: inPort('password', (password) => ({ change: instead(password.change, () => undefined) })),
    found: ['passwords/refused', 'passwords/locked'],
  },
]
