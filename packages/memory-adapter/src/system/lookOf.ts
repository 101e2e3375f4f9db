import type { PersonLook } from '@mailroom/core'
import type { Account } from './Account'

/** How somebody is shown; whoever has no account is not known. */
export const lookOf = (account: Account | undefined): PersonLook => ({
  gender: account?.gender ?? 'unknown',
  ...(account?.pictureUrl !== undefined && { pictureUrl: account.pictureUrl }),
})
