import { fromWireContactFields } from '@mailroom/api'
import { contactFileKind, MailroomError, maxContactFileBytes, type ContactExportChoice } from '@mailroom/core'
import { bytesAnswer } from '../files/bytesAnswer'
import { takeFile } from '../files/takeFile'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { stringsOf } from '../strings/strings'
import { idOf } from './idOf'
import { toWireContact, toWireContactImport, toWireContactRow } from '../wire/addressBook'

type Calls =
  | 'contacts'
  | 'contact'
  | 'findContact'
  | 'createContact'
  | 'updateContact'
  | 'deleteContacts'
  | 'restoreContacts'
  | 'contactGroups'
  | 'createContactGroup'
  | 'renameContactGroup'
  | 'deleteContactGroup'
  | 'distributeContacts'
  | 'takeOutContacts'
  | 'importContacts'
  | 'exportContacts'
  | 'doubleContacts'
  | 'mergeContacts'

const success = { msg: 'success' } as const

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
} as const

/** The personal address book. @source CT-02, CT-03, CT-06 */
export function addressBookHandlers(services: Services): Pick<Handlers, Calls> {
  const { addressBook } = services
  return {
    async contacts({ query }, { session }) {
      const limit = Number(query.page_size)
      const { contacts, total } = await addressBook.page(session.accountId, {
        ...{ text: query.search ?? '', offset: (Number(query.page) - 1) * limit, limit },
        ...(query.group_id !== undefined && { group: groupOf(query.group_id) }),
      })
      return { count: total, results: contacts.map(toWireContactRow) }
    },

    contact: async ({ path }, { session }) =>
      toWireContact(await addressBook.contact(session.accountId, idOf(path))),

    async findContact({ query }, { session }) {
      const found = await addressBook.find(session.accountId, query.email)
      return { contact: found ? toWireContact(found) : null }
    },

    createContact: async ({ body }, { session }) =>
      toWireContact(await addressBook.save(session.accountId, fromWireContactFields(body))),

    updateContact: async ({ path, body }, { session }) =>
      toWireContact(await addressBook.save(session.accountId, fromWireContactFields(body), idOf(path))),

    async deleteContacts({ body }, { session }) {
      await addressBook.remove(session.accountId, body.contact_ids)
      return success
    },

    async restoreContacts({ body }, { session }) {
      await addressBook.restore(session.accountId, body.contact_ids)
      return success
    },

    async contactGroups(_input, { session }) {
      const { groups, total, ungrouped } = await addressBook.groups(session.accountId)
      return { results: groups.map(toWireGroup), count: total, no_group: ungrouped }
    },

    createContactGroup: async ({ body }, { session }) =>
      toWireGroup(await addressBook.makeGroup(session.accountId, body.groupname)),

    renameContactGroup: async ({ path, body }, { session }) =>
      toWireGroup(await addressBook.renameGroup(session.accountId, idOf(path), body.groupname)),

    async deleteContactGroup({ path }, { session }) {
      await addressBook.removeGroup(session.accountId, idOf(path))
      return success
    },

    async distributeContacts({ body }, { session }) {
      await addressBook.distribute(session.accountId, body.contact_ids, body.group_ids)
      return success
    },

    async takeOutContacts({ body }, { session }) {
      await addressBook.takeOut(session.accountId, body.contact_ids, body.group_id)
      return success
    },

    importContacts: async (_input, asking) =>
      toWireContactImport(
        await takeFile(services, asking, maxContactFileBytes, ({ name, bytes, fields }, signal) => {
          const kind = contactFileKind(name)
          if (!kind) throw invalidForm('file', 'contactFileKind')
          return addressBook.importFile(asking.session.accountId, { bytes, kind }, howOf(fields), signal)
        }),
      ),

    async exportContacts({ query }, asking) {
      const { format } = query
      const { session, locale } = asking
      const bytes = await addressBook.exportFile(session.accountId, format, choiceOf(query), locale)
      const name = `${stringsOf(locale).contactsFile}.${format}`
      return bytesAnswer(services, asking, { bytes, contentType: contentTypes[format], name })
    },

    async doubleContacts(_input, { session }) {
      const sets = await addressBook.doubles(session.accountId)
      return { results: sets.map((set) => set.map(toWireContact)) }
    },

    async mergeContacts({ body: { contact_ids: ids, ...fields } }, { session }) {
      return toWireContact(await addressBook.merge(session.accountId, ids, fromWireContactFields(fields)))
    },
  }
}

const toWireGroup = ({ id, name, count }: { id: number; name: string; count: number }) => ({
  ...{ id, groupname: name, count },
})

const groupOf = (given: string): number | 'none' => (given === 'none' ? given : Number(given))

const invalidForm = (field: string, fault: string) =>
  new MailroomError('invalid', 'The form is wrong.', { fields: { [field]: [fault] } })

/** How the contacts of a file are taken over; a form says it in texts. */
function howOf({ repeat = 'ignore', group_id: group = '' }: Readonly<Record<string, string>>) {
  if (repeat !== 'ignore' && repeat !== 'overwrite') throw invalidForm('repeat', 'fieldInvalid')
  return { onKnown: repeat, ...(group !== '' && { group: idOf({ id: group }) }) } as const
}

function choiceOf(query: { group_id?: string; contact_ids?: string }): ContactExportChoice {
  if (query.contact_ids !== undefined) return { ids: query.contact_ids.split(',').map(Number) }
  return query.group_id === undefined ? { all: true } : { group: groupOf(query.group_id) }
}
