import type { PostalAddress } from '@mailroom/core'
import { filedFields, type FieldTexts } from '../texts/filedFields'
import { fullName } from '../texts/fullName'
import { oneLine } from '../texts/plainText'
import type { FiledContact } from '../ContactFiles'
import type { CardLine } from './CardLine'
import { splitValue, unescapeText } from './cardText'

/** Programs that know no day without a year write this one. @source vCards of Apple's address book */
const yearOfNone = '1604'

/** What a card tells of a person, and the names of their groups. */
export function readCard(lines: readonly CardLine[]): Omit<FiledContact, 'row'> {
  const card = new Card(lines)
  const [mobile, workPhone, homePhone, anyPhone, fax] = phonesOf(card)
  const [company = '', ...departments] = splitValue(card.lines('ORG')[0]?.value ?? '', ';')
  const texts: FieldTexts = {
    names: [...namesOf(card), ...card.texts('NICKNAME'), ...card.texts('X-MS-NICKNAME')],
    addresses: card.texts('EMAIL'),
    mobile,
    workPhone,
    homePhone,
    anyPhone,
    fax,
    company: [company],
    department: [departments.filter((unit) => unit.trim() !== '').join(' / ')],
    jobTitle: [...card.texts('TITLE'), ...card.texts('ROLE')],
    birthday: card.lines('BDAY').map(birthdayOf),
    ...placesOf(card),
    homepage: card.texts('URL'),
    msn: [...card.texts('X-MSN'), ...imsOf(card, /^(?:msnim|msn)$/i), ...card.texts('X-MS-IMADDRESS')],
    qq: [...card.texts('X-QQ'), ...card.texts('X-OICQ'), ...imsOf(card, /^(?:qq|x-qq|mqq|oicq|tencent)$/i)],
    family: ['X-MAILROOM-FAMILY', 'X-FAMILY', 'X-SPOUSE', 'X-MS-SPOUSE', 'X-EVOLUTION-SPOUSE'].flatMap(
      (name) => card.texts(name),
    ),
    remark: card.texts('NOTE'),
  }
  const groups = card.lines('CATEGORIES').flatMap(({ value }) => splitValue(value, ','))
  return {
    fields: filedFields(texts),
    groups: [...new Set(groups.map(oneLine).filter((name) => name !== ''))].slice(0, 200),
  }
}

/** The lines of a card by name, those that are preferred first. */
class Card {
  readonly #byName = new Map<string, CardLine[]>()

  constructor(lines: readonly CardLine[]) {
    for (const line of lines) {
      const others = this.#byName.get(line.name)
      if (others) others.push(line)
      else this.#byName.set(line.name, [line])
    }
    for (const each of this.#byName.values()) each.sort((a, b) => a.rank - b.rank)
  }

  lines(name: string): readonly CardLine[] {
    return this.#byName.get(name) ?? []
  }

  texts(name: string): string[] {
    return this.lines(name).map(({ value }) => unescapeText(value))
  }
}

/** An address in place of a name stands for none, when the parts of the name say that there is none. */
function namesOf(card: Card): string[] {
  const [family = '', given = '', middle = ''] = splitValue(card.lines('N')[0]?.value ?? '', ';').map(oneLine)
  const parts = fullName({ family, given, middle })
  const addresses = new Set(card.texts('EMAIL').map(oneLine))
  return [...card.texts('FN').filter((name) => parts !== '' || !addresses.has(oneLine(name))), parts]
}

/** Mobile, business, home, of any kind, and fax. */
function phonesOf(card: Card): readonly [string[], string[], string[], string[], string[]] {
  const phones: [string[], string[], string[], string[], string[]] = [[], [], [], [], []]
  const faxes: { number: string; isHome: boolean }[] = []
  for (const { value, types, parameters } of card.lines('TEL')) {
    const number = unescapeText(value).replace(/^tel:/i, '').replace(/;ext=/i, ' ext. ')
    const has = (...names: string[]) => names.some((name) => types.has(name))
    if (has('fax')) faxes.push({ number, isHome: types.has('home') })
    else if (has('pager', 'modem', 'bbs', 'car')) continue
    else if (has('cell', 'mobile', 'iphone') || /mobile|手机|手機/i.test(parameters.get('X-LABEL') ?? ''))
      phones[0].push(number)
    else if (has('work', 'business', 'company')) phones[1].push(number)
    else if (has('home')) phones[2].push(number)
    else phones[3].push(number)
  }
  phones[4] = faxes.toSorted((a, b) => Number(a.isHome) - Number(b.isHome)).map(({ number }) => number)
  return phones
}

/** `19900423`, `--0423`, with a time or without; Apple writes a year that is none. */
function birthdayOf({ value, parameters }: CardLine): string {
  const day = unescapeText(value).trim()
  const omitted = parameters.get('X-APPLE-OMIT-YEAR') ?? (day.startsWith(yearOfNone) ? yearOfNone : undefined)
  if (omitted === undefined || !day.startsWith(omitted)) return day
  const [, month, date] = /^\d{4}-?(\d{2})-?(\d{2})/.exec(day) ?? []
  return month === undefined ? day : `--${month}-${date}`
}

function placesOf(card: Card): { workAddress: PostalAddress; homeAddress: PostalAddress } {
  const found: { work?: PostalAddress; home?: PostalAddress } = {}
  const rest: PostalAddress[] = []
  for (const { value, types } of card.lines('ADR')) {
    const [box = '', extended = '', street = '', city = '', region = '', postalCode = '', country = ''] =
      splitValue(value, ';')
    const lines = [street, extended, box].filter((line) => line.trim() !== '')
    const place = { country, region, city, street: lines.join(' '), postalCode }
    if (types.has('work') && !found.work) found.work = place
    else if (types.has('home') && !found.home) found.home = place
    else if (!types.has('work') && !types.has('home')) rest.push(place)
  }
  const none: PostalAddress = { country: '', region: '', city: '', street: '', postalCode: '' }
  const workAddress = found.work ?? rest.shift() ?? none
  return { workAddress, homeAddress: found.home ?? rest.shift() ?? none }
}

/** Names at a service for short messages: `IMPP;X-SERVICE-TYPE=QQ:x-apple:123`, `IMPP:msnim:bob@example.com`. */
function imsOf(card: Card, service: RegExp): string[] {
  return card.lines('IMPP').flatMap(({ value, parameters, types }) => {
    const text = unescapeText(value).trim()
    const [, scheme = '', name = text] = /^([a-z][\w+.-]*):(?:\/\/)?(.*)$/i.exec(text) ?? []
    const named = [parameters.get('X-SERVICE-TYPE') ?? '', scheme, ...types]
    return named.some((each) => service.test(each)) ? [name] : []
  })
}
