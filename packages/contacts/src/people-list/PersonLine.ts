import { addressKey, type ContactRow, type RecipientGroup, type Suggestion } from '@mailroom/core'
import type { SayContacts } from '../contactsStrings'

/** Somebody as a line of a list. */
export interface PersonLine {
  /** Theirs alone among the lines. */
  readonly id: string
  readonly address: string
  /** May be empty. */
  readonly name: string
  readonly phone: string
  /** Company, department, or how many people stand behind it. */
  readonly belongsTo: string
  /** What is noted of them, where this is one's own address book. */
  readonly contact?: ContactRow
  /** Several people stand behind the address. */
  readonly isList?: true
}

/** What somebody is called. */
export const shownName = ({ name, address }: Pick<PersonLine, 'name' | 'address'>): string =>
  name.trim() || address

/** A contact as a line. */
export const contactLine = (contact: ContactRow): PersonLine => ({
  ...{ id: String(contact.id), address: contact.address, name: contact.name },
  ...{ phone: contact.mobile, belongsTo: contact.company, contact },
})

/** Somebody of the organisation, or somebody written to, as a line. */
export const personLine = ({ address, name, department }: Suggestion): PersonLine => ({
  ...{ id: addressKey(address), address, name, phone: '', belongsTo: department },
})

/** A list as a line. */
export const listLine = (t: SayContacts, { address, name, memberCount }: RecipientGroup): PersonLine => ({
  ...{ id: addressKey(address), address, name: name || t('everybody'), phone: '' },
  ...{ belongsTo: t('memberCount', { count: memberCount }), isList: true },
})
