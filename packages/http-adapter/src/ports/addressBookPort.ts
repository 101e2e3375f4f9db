import { contract, toWireContactFields } from '@mailroom/api'
import {
  isEmailAddress,
  maxContactFileBytes,
  MailroomError,
  type AddressBookPort,
  type ContactImport,
  type TransferOptions,
} from '@mailroom/core'
import { download } from '../http/download'
import type { HttpClient } from '../http/HttpClient'
import { sendImport } from '../http/sendImport'
import {
  fromWireContact,
  fromWireGroup,
  fromWireOutcome,
  fromWireRow,
  toWireChoice,
  withContactFields,
  withGroupFields,
} from '../wire/addressBook'
import { maxText } from './contactsPort'

/** The personal address book with all that it keeps, over HTTP. Pages of the wire are whole ones, so `offset` is a multiple of `limit`. */
export const createAddressBookPort = (client: HttpClient): AddressBookPort => ({
  async page({ text, group, offset, limit }, options) {
    const search = text.trim().slice(0, maxText)
    const query = {
      page: String(Math.floor(offset / limit) + 1),
      page_size: String(limit),
      ...(search !== '' && { search }),
      ...(group !== undefined && { group_id: String(group) }),
    }
    const { count, results } = await client.send('contacts', { query, options })
    return { contacts: results.map(fromWireRow), total: count }
  },

  contact: async (id, options) => fromWireContact(await client.send('contact', { path: { id }, options })),

  async find(address, options) {
    const email = address.trim()
    if (!isEmailAddress(email)) return undefined
    const { contact } = await client.send('findContact', { query: { email }, options })
    return contact === null ? undefined : fromWireContact(contact)
  },

  async save(fields, id) {
    const body = toWireContactFields(fields)
    const saved = withContactFields(
      id === undefined
        ? client.send('createContact', { body })
        : client.send('updateContact', { path: { id }, body }),
    )
    return fromWireContact(await saved)
  },

  async remove(ids) {
    if (ids.length > 0) await client.send('deleteContacts', { body: { contact_ids: [...ids] } })
  },

  async restore(ids) {
    if (ids.length > 0) await client.send('restoreContacts', { body: { contact_ids: [...ids] } })
  },

  async groups(options) {
    const { results, count, no_group } = await client.send('contactGroups', { options })
    return { groups: results.map(fromWireGroup), total: count, ungrouped: no_group }
  },

  makeGroup: async (name) =>
    fromWireGroup(await withGroupFields(client.send('createContactGroup', { body: { groupname: name } }))),

  renameGroup: async (id, name) =>
    fromWireGroup(
      await withGroupFields(client.send('renameContactGroup', { path: { id }, body: { groupname: name } })),
    ),

  removeGroup: async (id) => void (await client.send('deleteContactGroup', { path: { id } })),

  async distribute(ids, groups) {
    if (ids.length === 0 || groups.length === 0) return
    await client.send('distributeContacts', { body: { contact_ids: [...ids], group_ids: [...groups] } })
  },

  async takeOut(ids, group) {
    if (ids.length > 0)
      await client.send('takeOutContacts', { body: { contact_ids: [...ids], group_id: group } })
  },

  importFile: (file, how, options) => importFile(client, file, how, options),

  exportFile: (kind, choice, options) =>
    download(client, 'exportContacts', { query: toWireChoice(kind, choice), options }, `contacts.${kind}`),

  async doubles(options) {
    const { results } = await client.send('doubleContacts', { options })
    return results.map((same) => same.map(fromWireContact))
  },

  async merge(ids, fields) {
    const body = { contact_ids: [...ids], ...toWireContactFields(fields) }
    return fromWireContact(await withContactFields(client.send('mergeContacts', { body })))
  },
})

async function importFile(
  client: HttpClient,
  file: File,
  { onKnown, group }: ContactImport,
  options?: TransferOptions,
) {
  if (file.size > maxContactFileBytes)
    throw new MailroomError('tooLarge', `A file of contacts has at most ${maxContactFileBytes} bytes.`)
  const fields = { repeat: onKnown, ...(group !== undefined && { group_id: String(group) }) }
  return fromWireOutcome(
    await sendImport(client, 'importContacts', contract.importContacts, { file, fields }, options),
  )
}
