import type { SearchConditions, SearchPage } from '@mailroom/core'
import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

const asked = (change: (conditions: SearchConditions) => SearchConditions): BrokenAdapter['world'] =>
  inPort('search', (search) => ({
    find: (query, options) => search.find({ ...query, conditions: change(query.conditions) }, options),
  }))

const answered = (change: (page: SearchPage) => SearchPage): BrokenAdapter['world'] =>
  inPort('search', (search) => ({
    find: async (query, options) => change(await search.find(query, options)),
  }))

const nothing: SearchPage = { totalCount: 0, hasMore: false, isIndexing: false, messages: [] }

/** Searching all folders, and the searches that are kept. */
export const brokenSearching: readonly BrokenAdapter[] = [
  {
    what: 'searches the inbox alone',
    world: asked((conditions) => ({ folder: 'INBOX', ...conditions })),
    found: ['searching/folders', 'searching/spam-and-trash'],
  },
  {
    what: 'searches the trash as well',
    world: asked((conditions) => ({ ...conditions, isEverywhere: true })),
    found: ['searching/spam-and-trash'],
  },
  {
    what: 'takes all people for one',
    world: asked(({ sender, recipient, copied, ...rest }) => ({
      ...rest,
      correspondent: [rest.correspondent, sender, recipient, copied].filter(Boolean).join(' '),
    })),
    found: ['searching/people'],
  },
  {
    what: 'looks for files in texts',
    world: asked(({ attachment, ...rest }) => ({ ...rest, ...(attachment && { text: attachment }) })),
    found: ['searching/files'],
  },
  {
    what: 'leaves nothing out',
    world: asked(({ without: _without, ...rest }) => rest),
    found: ['searching/excluded'],
  },
  {
    what: 'does not look at states and sizes',
    world: asked(({ isRead: _isRead, size: _size, ...rest }) => ({ isEverywhere: true, text: 'a', ...rest })),
    found: ['searching/limits'],
  },
  {
    what: 'counts only what is on the page',
    world: answered((page) => ({ ...page, totalCount: page.messages.length })),
    found: ['searching/pages'],
  },
  {
    what: 'finds nothing where nothing is asked for',
    world: inPort('search', (search) => ({ find: instead(search.find, () => nothing) })),
    found: ['searching/nothing', 'searching/spam-and-trash'],
  },
  {
    what: 'keeps no searches',
    world: inPort('search', () => ({ saved: async () => [] })),
    found: ['searching/kept', 'searching/own'],
  },
]
