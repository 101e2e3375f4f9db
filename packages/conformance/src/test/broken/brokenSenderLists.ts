import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** Lists of senders. */
export const brokenSenderLists: readonly BrokenAdapter[] = [
  {
    what: 'puts senders on the white list whatever list was meant',
    world: inPort('senderLists', (lists) => ({
      add: (_list, entries) => lists.add('welcome', entries),
    })),
    found: ['sender-lists/pages', 'sender-lists/adds', 'sender-lists/removes', 'sender-lists/pictures'],
  },
  {
    what: 'knows no domains of senders',
    world: inPort('senderLists', (lists) => ({
      add: (list, entries) =>
        lists.add(
          list,
          entries.filter((entry) => !/^\*?@/.test(entry)),
        ),
    })),
    found: [
      'sender-lists/pages',
      'sender-lists/adds',
      'sender-lists/removes',
      'sender-lists/sorts',
      'sender-lists/pictures',
    ],
  },
]
