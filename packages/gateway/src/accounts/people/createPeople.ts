import { defaultLocale, type Locale, MailroomError, type Settings } from '@mailroom/core'
import type { Database } from '../../doors/database/Database'
import type { People } from '../../http/Services'
import { findAccount } from '../findAccount'
import { groupMembers, listGroups } from './groups'
import { sendersOf } from './senders'
import { suggest } from './suggest'
import { loadSettings, saveSettings } from './userSettings'

/** What is asked about people besides. */
export interface KnownPeople extends People {
  /** The language to write to somebody in; people outside have no account, and are written to in English. */
  locale(accountId: number | null): Promise<Locale>
}

/**
 * What the signed-in pages ask about people.
 *
 * @param listDomains domains that have the lists of the organisation; all when it is not said
 * @param undoSeconds for people who have not chosen how long a sent mail can be called back
 */
export function createPeople(
  { db }: Database,
  listDomains?: readonly string[],
  undoSeconds: Settings['undoSeconds'] = 0,
): KnownPeople {
  const accountOf = async (id: number) => {
    const account = await findAccount(db, id)
    if (account === undefined) throw new MailroomError('notFound', 'There is no such account.')
    return account
  }

  return {
    async profile(accountId) {
      const account = await accountOf(accountId)
      return {
        address: { address: account.address, name: account.displayName },
        department: account.department?.name ?? '',
        gender: account.gender,
        ...(account.pictureId !== undefined && { pictureId: account.pictureId }),
        senders: await sendersOf(db, account),
      }
    },
    suggest: async (accountId, text, isOwnAlone = false) =>
      suggest(db, await accountOf(accountId), text, { listDomains, isOwnAlone }),
    groups: async (accountId) => listGroups(db, await accountOf(accountId), listDomains),
    groupMembers: async (accountId, address) =>
      groupMembers(db, await accountOf(accountId), address, listDomains),
    async locale(accountId) {
      if (accountId === null) return 'en'
      return (await loadSettings(db, accountId, undoSeconds)).locale ?? defaultLocale
    },
    settings: (accountId) => loadSettings(db, accountId, undoSeconds),
    saveSettings: (accountId, change) => saveSettings(db, accountId, change),
  }
}
