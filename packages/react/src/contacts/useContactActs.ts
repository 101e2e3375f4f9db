import type { AddressBookPort, ContactId } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody, type Area } from '../data/keys'
import { useAccount } from '../session/sessionContext'
import { ShownAnswers } from '../shown/ShownAnswers'

/** What changes the personal address book, and whether there is one. Each rejects when it came to nothing. */
export interface ContactActs extends Omit<
  AddressBookPort,
  'page' | 'contact' | 'find' | 'groups' | 'doubles'
> {
  readonly isAvailable: boolean
}

/** What may be another now that a contact is. */
export const ofContacts: readonly Area[] = [
  'contacts',
  'contact',
  'contactAt',
  'contactSet',
  'contactGroups',
  'contactDoubles',
  'people',
  'person',
  'suggestions',
]

/**
 * Changes the personal address book; what is shown of it follows. Contacts that are removed, or leave a group, are gone at
 * once, and there again when that failed.
 *
 * @source CT-02
 */
export function useContactActs(): ContactActs {
  const { addressBook } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  return useMemo((): ContactActs => {
    const book = () => {
      if (!addressBook) throw missingPort('addressBook')
      return addressBook
    }
    const shown = new ShownAnswers(cache, account, 'contacts', ofContacts)
    const after = shown.after.bind(shown)
    /** Takes contacts off the pages whose question begins so, until the answer is there. */
    const without = (ids: readonly ContactId[], beginning: string, act: () => Promise<void>) =>
      shown.as(
        (page) => {
          const contacts = page.contacts.filter(({ id }) => !ids.includes(id))
          return { contacts, total: page.total - (page.contacts.length - contacts.length) }
        },
        act,
        ([, , what]) => String(what).startsWith(beginning),
      )
    return {
      isAvailable: addressBook !== undefined,
      save: (...question) => after(async () => book().save(...question)),
      remove: (ids) => without(ids, '', async () => book().remove(ids)),
      restore: (ids) => after(async () => book().restore(ids)),
      makeGroup: (name) => after(async () => book().makeGroup(name)),
      renameGroup: (id, name) => after(async () => book().renameGroup(id, name)),
      removeGroup: (id) => after(async () => book().removeGroup(id)),
      distribute: (...question) => after(async () => book().distribute(...question)),
      takeOut: (ids, group) => without(ids, `${group} `, async () => book().takeOut(ids, group)),
      importFile: (...question) => after(async () => book().importFile(...question)),
      exportFile: async (...question) => book().exportFile(...question),
      merge: (...question) => after(async () => book().merge(...question)),
    }
  }, [addressBook, cache, account])
}
