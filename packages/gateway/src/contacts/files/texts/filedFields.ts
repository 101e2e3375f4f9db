import type { PostalAddress } from '@mailroom/core'
import type { FiledContact } from '../ContactFiles'
import { oneLine, severalLines } from './plainText'
import { readAddresses } from './readAddresses'
import { readBirthday } from './readBirthday'
import { readHomepage } from './readHomepage'

/** What a file says of a person, by field: of several texts the first that says something is taken. */
export interface FieldTexts {
  readonly names: readonly string[]
  /** The first is written to. */
  readonly addresses: readonly string[]
  readonly mobile: readonly string[]
  readonly workPhone: readonly string[]
  readonly homePhone: readonly string[]
  /** Numbers of whatever kind; they fill what is empty of the three above. */
  readonly anyPhone: readonly string[]
  readonly fax: readonly string[]
  readonly company: readonly string[]
  readonly department: readonly string[]
  readonly jobTitle: readonly string[]
  readonly birthday: readonly string[]
  readonly workAddress: PostalAddress
  readonly homeAddress: PostalAddress
  readonly homepage: readonly string[]
  readonly msn: readonly string[]
  readonly qq: readonly string[]
  /** All of them are taken, a line each. */
  readonly family: readonly string[]
  /** As these. */
  readonly remark: readonly string[]
}

/** Mobile numbers of China. @source ITU E.164 numbering plan of China */
const chineseMobile = /^(?:\+?86|0086)?1[3-9]\d{9}$/

/** The fields of a contact; what the file does not have is absent. */
export function filedFields(texts: FieldTexts): FiledContact['fields'] {
  const first = (all: readonly string[]) => all.map(oneLine).find((text) => text !== '')
  const lines = (all: readonly string[]) => severalLines(all.map(severalLines).filter(Boolean).join('\n'))
  const [address, ...moreAddresses] = readAddresses(texts.addresses)
  const fields = {
    name: first(texts.names),
    address,
    moreAddresses: moreAddresses.length > 0 ? moreAddresses : undefined,
    ...phones(texts),
    fax: first(texts.fax),
    company: first(texts.company),
    department: first(texts.department),
    jobTitle: first(texts.jobTitle),
    birthday: texts.birthday.map(readBirthday).find((day) => day !== undefined),
    workAddress: postalAddress(texts.workAddress),
    homeAddress: postalAddress(texts.homeAddress),
    homepage: first(texts.homepage.map(readHomepage)),
    msn: first(texts.msn),
    qq: first(texts.qq),
    family: lines(texts.family) || undefined,
    remark: lines(texts.remark) || undefined,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function phones({ mobile, workPhone, homePhone, anyPhone }: FieldTexts) {
  const first = (all: readonly string[]) => all.map(oneLine).find((text) => text !== '')
  const found = { mobile: first(mobile), workPhone: first(workPhone), homePhone: first(homePhone) }
  for (const number of anyPhone.map(oneLine).filter((text) => text !== '')) {
    const isMobile = chineseMobile.test(number.replace(/[\s()-]/g, ''))
    const order = isMobile
      ? (['mobile', 'workPhone', 'homePhone'] as const)
      : (['workPhone', 'homePhone', 'mobile'] as const)
    const free = order.find((field) => found[field] === undefined)
    if (free !== undefined) found[free] = number
  }
  return found
}

function postalAddress(place: PostalAddress): PostalAddress | undefined {
  const plain: PostalAddress = {
    country: oneLine(place.country),
    region: oneLine(place.region),
    city: oneLine(place.city),
    street: oneLine(place.street),
    postalCode: oneLine(place.postalCode),
  }
  return Object.values(plain).some((line) => line !== '') ? plain : undefined
}
