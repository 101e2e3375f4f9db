import type { AdminAccount, AdminAccountAct } from '@mailroom/core'

/** What can be done to an account, as this page offers it. */
export type OfferedAct = AdminAccountAct | 'reset-password'

/** Acts that are asked about first: somebody is signed out by them, or gets or loses a right. */
export const isAsked = (
  act: OfferedAct,
): act is Exclude<OfferedAct, 'unblock' | 'demand-password' | 'clear-attempts'> =>
  act !== 'unblock' && act !== 'demand-password' && act !== 'clear-attempts'

/** Something about an account that can be seen to: the word for it, how it stands, and what can be done. */
export interface AccountMatter {
  readonly matter:
    | 'access'
    | 'right'
    | 'password'
    | 'attempts'
    | 'secondStep'
    | 'keys'
    | 'folderLock'
    | 'picture'
    | 'sessions'
    | 'review'
  readonly acts: readonly OfferedAct[]
}

/** What can be seen to of an account, in the order of the page. Nothing is offered that there is no cause for. */
export function mattersOf(account: AdminAccount): readonly AccountMatter[] {
  const { isBlocked, isAdmin, passwordServer, lockedUntil } = account
  const offered = (isThere: boolean, act: OfferedAct): readonly OfferedAct[] => (isThere ? [act] : [])
  return [
    { matter: 'access', acts: [isBlocked ? 'unblock' : 'block'] },
    { matter: 'right', acts: [isAdmin ? 'end-administrator' : 'name-administrator'] },
    {
      matter: 'password',
      acts:
        passwordServer === undefined
          ? [...offered(!account.mustChangePassword, 'demand-password'), 'reset-password']
          : [],
    },
    { matter: 'attempts', acts: offered(lockedUntil !== undefined, 'clear-attempts') },
    { matter: 'secondStep', acts: offered(account.hasSecondStep, 'clear-second-step') },
    { matter: 'keys', acts: offered(account.keyCount > 0, 'clear-keys') },
    { matter: 'folderLock', acts: offered(account.hasFolderLock, 'unlock-folders') },
    { matter: 'picture', acts: offered(account.pictureUrl !== undefined, 'remove-picture') },
    { matter: 'sessions', acts: ['end-sessions'] },
    // Who reviews is said with the rule.
    { matter: 'review', acts: [] },
  ]
}
