import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** What people can look up about their own account. */
export const brokenRecords: readonly BrokenAdapter[] = [
  {
    what: 'does not write down who was refused',
    world: inPort('records', (port) => ({
      signIns: (query) => port.signIns({ ...query, outcome: 'signedIn' }),
    })),
    found: ['records/sign-ins', 'records/sign-in-filters', 'records/sign-in-pages'],
  },
  {
    what: 'begins every page of sign-ins at the newest',
    world: inPort('records', (port) => ({
      signIns: ({ after, ...query }) => {
        void after
        return port.signIns(query)
      },
    })),
    found: ['records/sign-in-pages'],
  },
  {
    what: 'finds sent mails whatever is looked for',
    world: inPort('records', (port) => ({
      sent: ({ text, ...query }) => {
        void text
        return port.sent(query)
      },
    })),
    found: ['records/sent-search'],
  },
  {
    what: 'does not say what became of a sent mail',
    world: inPort('records', (port) => ({
      sent: async (query) => {
        const page = await port.sent(query)
        return { ...page, entries: page.entries.map((entry) => ({ ...entry, states: {} })) }
      },
    })),
    found: ['records/sent'],
  },
]
