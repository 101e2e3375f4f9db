import {
  noContactFields,
  type AddressBookPort,
  type Contact,
  type ContactFields,
  type ContactGroupId,
  type ContactImport,
  type ContactsPort,
  type MailroomAdapter,
} from '@mailroom/core'
import { portOf, signedIn } from './scene'
import type { ConformanceWorld, WorldPerson } from './ConformanceWorld'

/** Ends every address that the cases put into an address book. */
export const bookDomain = 'noted.example'

/** Somebody of the cases, of whom only this is known. */
export const noted = (account: string, fields: Partial<ContactFields> = {}): ContactFields => ({
  ...noContactFields,
  address: `${account}@${bookDomain}`,
  ...fields,
})

/** Everything that can be known of somebody, each text another one. */
export const wholeContact = (groups: readonly ContactGroupId[] = []): ContactFields => ({
  name: '欧阳 "Xiao", 晓天',
  address: `ouyang@${bookDomain}`,
  moreAddresses: [`ouyang.home@${bookDomain}`, `ouyang.old@${bookDomain}`],
  mobile: '+86 138-0055-0107',
  birthday: '1990-04-23',
  company: '云帆科技（苏州）有限公司; Sailcloud, Ltd.',
  department: '采购部',
  jobTitle: 'Senior buyer',
  workPhone: '0512-5550 1234',
  fax: '0512-5550 1235',
  workAddress: {
    country: '中国',
    region: '江苏省',
    city: '苏州市',
    street: '工业园区星湖街 328 号, 2 号楼',
    postalCode: '215123',
  },
  homePhone: '0512-5550 9876',
  homeAddress: {
    country: 'Sweden',
    region: 'Skåne',
    city: 'Malmö',
    street: 'Storgatan 1; lgh 1102',
    postalCode: '211 42',
  },
  homepage: 'https://noted.example/people?id=7&lang=zh',
  msn: 'ouyang.msn',
  qq: '100010001',
  family: 'Two children\n小明、小红',
  remark: 'Calls before ten.\n说："合同, 月底; 好"\n=1+1',
  groups: [...groups],
})

/** One person's address book, with what the cases do in it. */
export interface BookScene {
  readonly adapter: MailroomAdapter
  readonly book: AddressBookPort
  readonly contacts: ContactsPort
  /** Saves somebody new. */
  add(account: string, fields?: Partial<ContactFields>): Promise<Contact>
  /** Names of the contacts of the cases, in their order. */
  names(group?: ContactGroupId | 'none'): Promise<readonly string[]>
}

type BookRun = (alice: BookScene, bob: BookScene, world: ConformanceWorld) => Promise<void>

/** Runs a case in the address books of both people, and takes out of them what it has put in. */
export const inBooks = (run: BookRun) => async (world: ConformanceWorld) => {
  const [alice, bob] = [await openBook(world.alice), await openBook(world.bob)]
  const before = await Promise.all([alice, bob].map(groupIds))
  try {
    await run(alice, bob, world)
  } finally {
    // What could not be taken out belongs to an adapter that has failed the case, or soon fails another.
    const cleared = [alice, bob].map((scene, index) => clear(scene, before[index] ?? []))
    await Promise.allSettled(cleared)
  }
}

async function openBook(person: WorldPerson): Promise<BookScene> {
  const adapter = await signedIn(person)
  const book = portOf(adapter, 'addressBook')
  return {
    ...{ adapter, book, contacts: portOf(adapter, 'contacts') },
    add: (account, fields) => book.save(noted(account, fields)),
    async names(group) {
      const query = { text: bookDomain, ...(group !== undefined && { group }), offset: 0, limit: 100 }
      return (await book.page(query)).contacts.map(({ name }) => name)
    },
  }
}

const groupIds = async ({ book }: BookScene): Promise<readonly ContactGroupId[]> =>
  (await book.groups()).groups.map(({ id }) => id)

async function clear(scene: BookScene, kept: readonly ContactGroupId[]): Promise<void> {
  const { book } = scene
  const { contacts } = await book.page({ text: bookDomain, offset: 0, limit: 100 })
  await book.remove(contacts.map(({ id }) => id))
  for (const id of await groupIds(scene)) if (!kept.includes(id)) await book.removeGroup(id)
}

/** A file of contacts. */
export const contactFile = (name: string, lines: readonly string[]): File =>
  new File([lines.map((line) => `${line}\r\n`).join('')], name)

/** A contact without its id, its groups in order, to be compared. */
export const factsOf = ({ id: _id, groups, ...fields }: Contact): ContactFields => ({
  ...fields,
  groups: groups.toSorted((a, b) => a - b),
})

/** Leaves who is known. */
export const ignore: ContactImport = { onKnown: 'ignore' }

/** What is added, changed, ignored and faulty. */
export async function countsOf({ book }: BookScene, file: File, how: ContactImport) {
  const { added, changed, ignored, faultCount } = await book.importFile(file, how)
  return [added, changed, ignored, faultCount]
}
