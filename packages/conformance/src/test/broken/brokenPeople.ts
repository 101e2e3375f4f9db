import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** People, what one wants of their mail, and mails made of a whole mail. */
export const brokenPeople: readonly BrokenAdapter[] = [
  {
    what: 'takes everybody for a colleague',
    world: inPort('contacts', (contacts) => ({
      lookUp: instead(contacts.lookUp, () => ({
        department: '',
        gender: 'unknown',
        isContact: false,
        isSelf: false,
        isSorted: false,
      })),
    })),
    found: ['senders/card'],
  },
  {
    what: 'knows no departments when it pages through people',
    world: inPort('contacts', (contacts) => ({
      people: ({ department: _department, ...query }, options) => contacts.people(query, options),
    })),
    found: ['people/organisation'],
  },
  {
    what: 'takes every domain for that of everybody',
    world: inPort('contacts', (contacts) => ({
      people: ({ domain: _domain, ...query }, options) => contacts.people(query, options),
    })),
    found: ['people/domains'],
  },
  {
    what: 'has the organisation in everybody’s own address book',
    world: inPort('contacts', (contacts) => ({
      people: (query, options) => contacts.people({ ...query, book: 'organisation' }, options),
    })),
    found: ['people/personal'],
  },
  {
    what: 'suggests whom one writes to among everybody else',
    world: inPort('contacts', (contacts) => ({
      suggest: async (text, options) =>
        (await contacts.suggest(text, options)).toSorted((a, b) => (a.address < b.address ? -1 : 1)),
    })),
    found: ['people/recent'],
  },
  {
    what: 'lists whom one wrote to first before the last',
    world: inPort('contacts', (contacts) => ({
      recent: async (limit, options) => (await contacts.recent(limit, options)).toReversed(),
    })),
    found: ['people/written-to'],
  },
  {
    what: 'leaves somebody out of each list',
    world: inPort('contacts', (contacts) => ({
      groupMembers: async (address, options) => (await contacts.groupMembers(address, options)).slice(1),
    })),
    found: ['people/groups'],
  },
  {
    what: 'adds no contacts',
    world: inPort('contacts', () => ({ add: async () => undefined })),
    found: ['people/personal', 'senders/contacts'],
  },
  {
    what: 'forgets what was said about a sender',
    world: inPort('contacts', () => ({ setStanding: async () => undefined })),
    found: ['senders/standing'],
  },
  {
    what: 'deletes what it was only to refuse',
    world: inPort('messages', (messages) => ({
      reject: (selection) => messages.reject(selection, { deleteMails: true }),
    })),
    found: ['senders/reject'],
  },
  {
    what: 'welcomes the sender of whatever is no spam',
    world: inPort('messages', (messages) => ({
      notSpam: (selection) => messages.notSpam(selection, { welcomeSenders: true }),
    })),
    found: ['senders/not-spam'],
  },
  {
    what: 'quotes every mail that a draft is made of',
    world: inPort('drafts', (drafts) => ({ prepare: (ref) => drafts.prepare(ref, 'forward') })),
    found: ['whole/forward-as-file', 'whole/send-again'],
  },
]
