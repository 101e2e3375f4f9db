import type { PasswordOwner } from '@mailroom/core'
import type { Account } from '../accounts/Account'

/** Whose names must not be in a password. A name without Latin letters has no spelling to find in one. */
export const passwordOwner = ({
  address,
  displayName,
}: Pick<Account, 'address' | 'displayName'>): Required<PasswordOwner> => ({
  accountName: address,
  fullSpelling: /^[\p{Script=Latin}\p{M}\s.'-]+$/u.test(displayName)
    ? displayName.replace(/[^\p{L}\p{M}]/gu, '')
    : '',
})
