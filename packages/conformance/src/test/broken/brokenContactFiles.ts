import { noContactFields } from '@mailroom/core'
import { instead, type BrokenAdapter } from './BrokenAdapter'
import { inBook } from './brokenAddressBook'

/** Files of contacts. */
export const brokenContactFiles: readonly BrokenAdapter[] = [
  {
    what: 'overwrites whoever a file has, wished or not',
    world: inBook((book) => ({
      importFile: (file, how, options) => book.importFile(file, { ...how, onKnown: 'overwrite' }, options),
    })),
    found: ['contact-files/csv', 'contact-files/twice'],
  },
  {
    what: 'counts heads among the contacts of a file',
    world: inBook((book) => ({
      importFile: async (...question) => {
        const outcome = await book.importFile(...question)
        return { ...outcome, faults: outcome.faults.map((fault) => ({ ...fault, row: fault.row + 1 })) }
      },
    })),
    found: ['contact-files/csv', 'contact-files/vcf'],
  },
  {
    what: 'forgets what a file does not say',
    world: inBook((book) => ({
      importFile: async (file, how, options) => {
        const { contacts } = await book.page({ text: '', offset: 0, limit: 100 })
        const outcome = await book.importFile(file, how, options)
        for (const { id } of outcome.changed > 0 ? contacts : []) {
          const { name, address, mobile, groups } = await book.contact(id)
          await book.save({ ...noContactFields, name, address, mobile, groups }, id)
        }
        return outcome
      },
    })),
    found: ['contact-files/overwrite'],
  },
  {
    what: 'takes nothing over from whatever it cannot read, and says nothing',
    world: inBook((book) => ({
      importFile: instead(book.importFile, () => ({
        ...{ added: 0, changed: 0, ignored: 0, faults: [], faultCount: 0 },
      })),
    })),
    found: ['contact-files/refused', 'contact-files/withdrawn'],
  },
  {
    what: 'writes everybody to each file',
    world: inBook((book) => ({
      exportFile: (kind, _choice, options) => book.exportFile(kind, { all: true }, options),
    })),
    found: ['contact-files/chosen', 'contact-files/carried-csv', 'contact-files/carried-vcf'],
  },
  {
    what: 'gives the contacts of the owner to every guest',
    world: inBook((book) => ({
      page: instead(book.page, () => ({ contacts: [], total: 0 })),
    })),
    found: ['shares/levels'],
  },
]
