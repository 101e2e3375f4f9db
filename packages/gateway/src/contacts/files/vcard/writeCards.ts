import type { Contact, ContactGroupId, PostalAddress } from '@mailroom/core'
import { foldContentLine } from '../../../mime/build/foldContentLine'
import { oneLine, severalLines } from '../texts/plainText'
import { escapeText } from './cardText'

/**
 * Contacts as vCards 3.0, which all programs read.
 *
 * @source CT-03, RFC 2426
 */
export function writeCards(
  contacts: readonly Contact[],
  groupNames: ReadonlyMap<ContactGroupId, string>,
): Uint8Array {
  const cards = contacts.map((contact) =>
    cardLines(contact, groupNames)
      .map((line) => `${foldContentLine(line)}\r\n`)
      .join(''),
  )
  return Buffer.from(cards.join(''))
}

function cardLines(contact: Contact, groupNames: ReadonlyMap<ContactGroupId, string>): string[] {
  const name = oneLine(contact.name)
  const line = (property: string, text: string) => {
    const plain = oneLine(text)
    return plain === '' ? [] : [`${property}:${escapeText(plain)}`]
  }
  const note = (property: string, text: string) => {
    const plain = severalLines(text)
    return plain === '' ? [] : [`${property}:${escapeText(plain)}`]
  }
  const groups = contact.groups
    .flatMap((id) => groupNames.get(id) ?? [])
    .map((group) => escapeText(oneLine(group)))
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Without a name the address stands for it, and N says so: it has no parts.
    `FN:${escapeText(name || oneLine(contact.address))}`,
    `N:${nameParts(name).map(escapeText).join(';')}`,
    ...line('EMAIL;TYPE=INTERNET,PREF', contact.address),
    ...contact.moreAddresses.flatMap((address) => line('EMAIL;TYPE=INTERNET', address)),
    ...line('TEL;TYPE=CELL', contact.mobile),
    ...line('TEL;TYPE=WORK,VOICE', contact.workPhone),
    ...line('TEL;TYPE=HOME,VOICE', contact.homePhone),
    ...line('TEL;TYPE=WORK,FAX', contact.fax),
    ...place('WORK', contact.workAddress),
    ...place('HOME', contact.homeAddress),
    ...birthday(contact.birthday),
    ...organisation(oneLine(contact.company), oneLine(contact.department)),
    ...line('TITLE', contact.jobTitle),
    ...line('URL', contact.homepage),
    ...line('X-QQ', contact.qq),
    ...line('X-MSN', contact.msn),
    ...note('X-MAILROOM-FAMILY', contact.family),
    ...note('NOTE', contact.remark),
    ...(groups.length > 0 ? [`CATEGORIES:${groups.join(',')}`] : []),
    'END:VCARD',
  ]
}

/** Family, given, further, before, after: a Chinese name stays one, of others the last word is the family. */
function nameParts(name: string): readonly string[] {
  const blank = /\p{Script=Han}/u.test(name) ? -1 : name.lastIndexOf(' ')
  return blank < 0 ? [name, '', '', '', ''] : [name.slice(blank + 1), name.slice(0, blank), '', '', '']
}

function place(type: string, { country, region, city, street, postalCode }: PostalAddress): string[] {
  const parts = [street, city, region, postalCode, country].map((part) => escapeText(oneLine(part)))
  return parts.every((part) => part === '') ? [] : [`ADR;TYPE=${type}:;;${parts.join(';')}`]
}

/** Version 3.0 knows no day without a year; Apple's way to say it is read most. */
function birthday(day: string): string[] {
  if (day === '') return []
  return [day.startsWith('--') ? `BDAY;X-APPLE-OMIT-YEAR=1604:1604-${day.slice(2)}` : `BDAY:${oneLine(day)}`]
}

const organisation = (company: string, department: string): string[] =>
  company === '' && department === ''
    ? []
    : [`ORG:${[company, ...(department === '' ? [] : [department])].map(escapeText).join(';')}`]
