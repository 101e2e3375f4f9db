import { noContactFields, type ContactGroupId } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'
import { seedContacts } from './seedContacts'
import { makeContactGroup } from '../contacts/book/groups/makeGroup'
import { saveContact } from '../contacts/book/saveContact'

/**
 * Fills the address books of the example company.
 *
 * @param idOf the account of a name
 * @returns the number of contacts
 * @source GW-02
 */
export async function fillBooks(
  database: Database,
  idOf: (account: string) => Promise<AccountId | undefined>,
): Promise<number> {
  const groups = new Map<string, ContactGroupId>()
  for (const { owner, group, ...fields } of seedContacts) {
    const ownerId = await idOf(owner)
    if (ownerId === undefined) continue
    const key = `${owner} ${group ?? ''}`
    if (group !== undefined && !groups.has(key))
      groups.set(key, (await makeContactGroup(database, ownerId, group)).id)
    const id = groups.get(key)
    const contact = { ...noContactFields, ...fields, groups: id === undefined ? [] : [id] }
    await saveContact(database, ownerId, contact, undefined, Date.now())
  }
  return seedContacts.length
}
