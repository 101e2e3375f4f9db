import { maxContactFileBytes, maxContactFileRows } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import {
  bookDomain,
  contactFile,
  countsOf,
  factsOf,
  ignore,
  inBooks,
  noted,
  wholeContact,
} from '../world/addressBook'
import { casesOf } from '../world/ConformanceCase'

const heads = 'Name,E-mail,Mobile,Company'

/** Files of contacts that are read. @source CT-03 */
export const contactFileCases = casesOf(
  { area: 'contact-files', port: 'addressBook', needs: ['addressBook', 'contacts'] },
  [
    [
      'csv',
      'Takes over the contacts of a csv file, leaves who is known, and says who could not be taken over',
      inBooks(async (alice) => {
        const { book, add, names } = alice
        const group = await book.makeGroup('Taken over')
        await add('known', { name: 'Known', mobile: '1', remark: 'kept' })
        const file = contactFile('people.csv', [
          heads,
          `周琳,zhoulin@${bookDomain},13800550137,"云帆科技, ""苏州"""`,
          `Other name,KNOWN@${bookDomain},2,`,
          `Without an address,,13800550138,`,
          `Wrong,no address,,`,
          `"Two\r\nlines",two@${bookDomain},,`,
        ])
        const done: number[] = []
        const onProgress = ({ doneBytes }: { readonly doneBytes: number }) => void done.push(doneBytes)
        const outcome = await book.importFile(file, { ...ignore, group: group.id }, { onProgress })
        equals(
          [outcome.added, outcome.changed, outcome.ignored, outcome.faultCount],
          [2, 0, 1, 2],
          'what is added, changed, ignored and faulty',
        )
        equals(
          outcome.faults,
          [
            { row: 3, name: 'Without an address', fault: 'addressMissing' },
            { row: 4, name: 'Wrong', fault: 'addressInvalid' },
          ],
          'who could not be taken over',
        )
        equals(done.at(-1), file.size, 'the end of the progress')
        const found = await book.find(`zhoulin@${bookDomain}`)
        equals(
          [found?.name, found?.mobile, found?.company, found?.groups],
          ['周琳', '13800550137', '云帆科技, "苏州"', [group.id]],
          'who is new',
        )
        const known = await book.find(`known@${bookDomain}`)
        equals([known?.name, known?.mobile], ['Known', '1'], 'who was known')
        equals((await names()).length, 3, 'contacts afterwards')
        equals(await countsOf(alice, file, ignore), [0, 0, 3, 2], 'the same file once more')
      }),
    ],
    [
      'overwrite',
      'Overwrites who is known when that is wished, and keeps what the file does not say',
      inBooks(async (alice) => {
        const { book } = alice
        const group = await book.makeGroup('Before')
        const whole = wholeContact([group.id])
        const { id } = await book.save(whole)
        const file = contactFile('people.csv', [heads, `Xiaotian,OUYANG@${bookDomain},13900000000,`])
        const into = await book.makeGroup('Into')
        const how = { onKnown: 'overwrite', group: into.id } as const
        equals(await countsOf(alice, file, how), [0, 1, 0, 0], 'what became of the file')
        const changed = factsOf(await book.contact(id))
        equals(
          { ...changed, address: changed.address.toLowerCase() },
          {
            ...whole,
            ...{ name: 'Xiaotian', mobile: '13900000000' },
            groups: [group.id, into.id].toSorted((a, b) => a - b),
          },
          'the contact',
        )
      }),
    ],
    [
      'twice',
      'Takes over once who is in a file twice',
      inBooks(async (alice) => {
        const { book, names } = alice
        const lines = [heads, `First,twice@${bookDomain},1,`, `Second,TWICE@${bookDomain},,Sailcloud`]
        const file = contactFile('people.csv', lines)
        equals((await countsOf(alice, file, ignore))[0], 1, 'contacts that are added')
        equals(await names(), ['First'], 'contacts when the second is ignored')
        const first = await book.find(`twice@${bookDomain}`)
        await book.remove(first ? [first.id] : [])
        equals((await countsOf(alice, file, { onKnown: 'overwrite' }))[0], 1, 'contacts that are added')
        const kept = await book.find(`twice@${bookDomain}`)
        equals([kept?.name, kept?.company], ['Second', 'Sailcloud'], 'who is kept when the second overwrites')
        equals((await names()).length, 1, 'contacts afterwards')
      }),
    ],
    [
      'vcf',
      'Takes over the contacts of a file of vCards',
      inBooks(async (alice) => {
        const file = contactFile('people.vcf', [
          ...[
            'BEGIN:VCARD',
            'VERSION:3.0',
            'N:周;琳;;;',
            'FN:周琳',
            `EMAIL;TYPE=INTERNET:zhoulin@${bookDomain}`,
          ],
          ...[
            'TEL;TYPE=CELL:13800550137',
            'ORG:云帆科技\\, 苏州',
            'TITLE:Buyer of',
            '  lenses',
            'BDAY:1990-04-23',
          ],
          ...[
            'NOTE:one\\ntwo',
            'END:VCARD',
            'BEGIN:VCARD',
            'VERSION:3.0',
            'N:Less;Address;;;',
            'FN:Address Less',
          ],
          ...['TEL:1', 'END:VCARD'],
        ])
        const outcome = await alice.book.importFile(file, ignore)
        equals(
          [outcome.added, outcome.faults],
          [1, [{ row: 2, name: 'Address Less', fault: 'addressMissing' }]],
          'what became of the file',
        )
        const found = await alice.book.find(`zhoulin@${bookDomain}`)
        holds(found, 'the contact is not there')
        equals(
          factsOf(found),
          noted('zhoulin', {
            ...{
              name: '周琳',
              mobile: '13800550137',
              company: '云帆科技, 苏州',
              jobTitle: 'Buyer of lenses',
            },
            ...{ birthday: '1990-04-23', remark: 'one\ntwo' },
          }),
          'the contact',
        )
      }),
    ],
    [
      'refused',
      'Takes over nothing of a file that is none, too large, or for a group that is not there',
      inBooks(async ({ book, names }) => {
        const files = {
          'empty.csv': [],
          'words.csv': ['Just some words'],
          'words.vcf': ['Just some words'],
          'book.xlsx': ['Just some words'],
          'people.txt': [heads, `A,a@${bookDomain},,`],
        }
        for (const [name, lines] of Object.entries(files)) {
          const { details } = await failsAs(
            book.importFile(contactFile(name, lines), ignore),
            'invalid',
            name,
          )
          holds((details.fields?.file?.length ?? 0) > 0, `nothing is said of the file ${name}`)
        }
        const bytes = new File([new Uint8Array(maxContactFileBytes + 1)], 'large.csv')
        await failsAs(book.importFile(bytes, ignore), 'tooLarge', 'a file of too many bytes')
        const rows = Array.from({ length: maxContactFileRows + 1 }, (_, row) => `N,n${row}@${bookDomain},,`)
        const long = contactFile('long.csv', [heads, ...rows])
        await failsAs(book.importFile(long, ignore), 'tooLarge', 'a file of too many contacts')
        const one = contactFile('one.csv', [heads, `A,a@${bookDomain},,`])
        const lost = book.importFile(one, { ...ignore, group: 987_654_321 })
        await failsAs(lost, 'notFound', 'a group that is not there')
        equals(await names(), [], 'contacts afterwards')
      }),
    ],
    [
      'withdrawn',
      'Takes over all of a file or nothing when that is withdrawn',
      inBooks(async ({ book, names }) => {
        const rows = Array.from({ length: 50 }, (_, row) => `N,n${row}@${bookDomain},,`)
        const file = contactFile('people.csv', [heads, ...rows])
        const before = book.importFile(file, ignore, { signal: AbortSignal.abort() })
        await failsAs(before, 'cancelled', 'a file that was withdrawn before')
        equals((await names()).length, 0, 'contacts afterwards')
        const controller = new AbortController()
        const onProgress = () => controller.abort()
        const ended = await book.importFile(file, ignore, { signal: controller.signal, onProgress }).then(
          () => 50,
          () => undefined,
        )
        const { length } = await names()
        holds(length === (ended ?? length) && [0, 50].includes(length), `${length} of 50 are taken over`)
      }),
    ],
  ],
)
