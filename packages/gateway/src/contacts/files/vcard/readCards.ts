import { maxContactFileRows } from '@mailroom/core'
import { decodeFile, encodingOf } from '../../../mime/parse/charset/decodeFile'
import type { FiledContact } from '../ContactFiles'
import { expectedCards, tooManyPeople, unreadable } from '../fileFault'
import { oneLine } from '../texts/plainText'
import type { CardLine } from './CardLine'
import { unescapeText } from './cardText'
import { readCard } from './readCard'
import { splitCards } from './splitCards'

/**
 * Reads vCards of versions 2.1 to 4.0. What a card says that cannot be read is passed over, so that it spoils neither
 * the rest of the card nor the others.
 *
 * @throws MailroomError `invalid` for what has no card, `tooLarge`
 * @source CT-03, RFC 6350, RFC 2426, vCard 2.1
 */
export function readCards(bytes: Buffer): FiledContact[] {
  const plain = withoutMark(bytes)
  const encoding = encodingOf(plain)
  let file = plain.toString('latin1')
  if (!file.includes('\n')) file = file.replaceAll('\r', '\n')
  if (!/^BEGIN:VCARD\s*$/im.test(file)) throw unreadable(expectedCards)
  const people: (FiledContact & { groups: string[] })[] = []
  const byUid = new Map<string, string[]>()
  const lists: (readonly CardLine[])[] = []
  for (const card of splitCards(file, encoding)) {
    if (isList(card)) {
      lists.push(card)
      continue
    }
    const { fields, groups } = readCard(card)
    if (groups.length === 0 && Object.keys(fields).length === 0) continue
    if (people.length === maxContactFileRows) throw tooManyPeople()
    const person = { row: people.length + 1, fields, groups: [...groups] }
    people.push(person)
    const uid = textOf(card, 'UID')
    if (uid !== '') byUid.set(bareUid(uid), person.groups)
  }
  for (const list of lists) addToGroup(list, byUid)
  return people
}

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf])

/** UTF-16 becomes UTF-8, whose line ends and colons are bytes. */
function withoutMark(bytes: Buffer): Buffer {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isWide || (bytes.includes(0) && encodingOf(bytes).startsWith('utf-16')))
    return Buffer.from(decodeFile(bytes))
  return bytes.subarray(0, 3).equals(utf8Mark) ? bytes.subarray(3) : bytes
}

const textOf = (card: readonly CardLine[], ...names: string[]): string =>
  oneLine(unescapeText(card.find(({ name }) => names.includes(name))?.value ?? ''))

/** A card of a group names those that are in it. @source RFC 6350 6.1.4 */
const isList = (card: readonly CardLine[]): boolean =>
  textOf(card, 'KIND', 'X-ADDRESSBOOKSERVER-KIND').toLowerCase() === 'group'

const bareUid = (uid: string): string => uid.replace(/^urn:uuid:/i, '').toLowerCase()

function addToGroup(list: readonly CardLine[], byUid: ReadonlyMap<string, string[]>): void {
  const name = textOf(list, 'FN', 'N')
  if (name === '') return
  for (const line of list) {
    if (line.name !== 'MEMBER' && line.name !== 'X-ADDRESSBOOKSERVER-MEMBER') continue
    const groups = byUid.get(bareUid(oneLine(line.value)))
    if (groups !== undefined && !groups.includes(name)) groups.push(name)
  }
}
