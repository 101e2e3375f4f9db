import type { ContactExportKind, ContactFields } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import {
  bookDomain,
  type BookScene,
  countsOf,
  factsOf,
  ignore,
  inBooks,
  wholeContact,
} from '../world/addressBook'
import { casesOf } from '../world/ConformanceCase'

/** Writes a contact of one person to a file, and has it read by another. */
async function carry(from: BookScene, to: BookScene, kind: ContactExportKind, fields: ContactFields) {
  const { id } = await from.book.save(fields)
  await from.add('not.chosen')
  const { name, content } = await from.book.exportFile(kind, { ids: [id] })
  holds(name.toLowerCase().endsWith(`.${kind}`), `the file is called ${name}`)
  equals(await countsOf(to, new File([content], name), ignore), [1, 0, 0, 0], `what became of the ${kind}`)
  const carried = await to.book.find(fields.address)
  holds(carried, `the contact of the ${kind} is not there`)
  return { ...factsOf(carried), groups: [] }
}

/** Files of contacts that are written. @source CT-03 */
export const contactExportCases = casesOf(
  { area: 'contact-files', port: 'addressBook', needs: ['addressBook', 'contacts'] },
  [
    [
      'carried-csv',
      'Writes contacts to a csv file, by which they are the same elsewhere',
      inBooks(async (alice, bob) => {
        equals(await carry(alice, bob, 'csv', wholeContact()), wholeContact(), 'the contact elsewhere')
        equals(await bob.names(), [wholeContact().name], 'contacts elsewhere')
      }),
    ],
    [
      'carried-vcf',
      'Writes contacts to a file of vCards, by which they are the same elsewhere',
      inBooks(async (alice, bob) => {
        // What vCards have no place for is left out.
        const fields = { ...wholeContact(), ...{ msn: '', qq: '', family: '' } }
        equals(await carry(alice, bob, 'vcf', fields), fields, 'the contact elsewhere')
      }),
    ],
    [
      'chosen',
      'Writes those of a group, of none, or everybody, and nobody of somebody else',
      inBooks(async (alice, bob) => {
        const { book, add } = alice
        const group = await book.makeGroup('Chosen')
        const { id } = await add('grouped', { groups: [group.id] })
        await add('loose')
        const written = async (choice: Parameters<typeof book.exportFile>[1]) => {
          const text = await (await book.exportFile('csv', choice)).content.text()
          return ['grouped', 'loose'].filter((account) => text.includes(`${account}@${bookDomain}`))
        }
        equals(await written({ group: group.id }), ['grouped'], 'those of a group')
        equals(await written({ group: 'none' }), ['loose'], 'those of none')
        equals(await written({ all: true }), ['grouped', 'loose'], 'everybody')
        await failsAs(book.exportFile('csv', { group: 987_654_321 }), 'notFound', 'a group that is not there')
        await failsAs(bob.book.exportFile('csv', { group: group.id }), 'notFound', 'a group of somebody else')
        const foreign = await bob.book.exportFile('csv', { ids: [id] }).then(
          ({ content }) => content.text(),
          () => '',
        )
        holds(!foreign.includes(bookDomain), 'a contact of somebody else is written')
      }),
    ],
  ],
)
