import type { MailroomAdapter, MessagesPort } from '@mailroom/core'
import { expect, it } from 'vitest'
import { runConformance } from './report/runConformance'
import { createMemoryWorld } from './test/memoryWorld'

type Fault = (adapter: MailroomAdapter) => Partial<MailroomAdapter>

const inMessages =
  (change: (messages: MessagesPort) => Partial<MessagesPort>): Fault =>
  ({ messages }) => ({ messages: { ...messages, ...change(messages) } })

const faults: readonly (readonly [what: string, fault: Fault, found: string])[] = [
  [
    'lets everybody in',
    ({ session }) => ({ session: { ...session, signIn: async () => (await session.current())! } }),
    'session/wrong-password',
  ],
  [
    'signs out on one side only',
    ({ session }) => ({ session: { ...session, signOut: async () => ({}) } }),
    'session/sign-out',
  ],
  [
    'empties any folder',
    ({ folders, messages }) => ({
      folders: { ...folders, empty: (folder) => messages.deleteForever({ folder, uids: 'all' }) },
    }),
    'folders/can-empty',
  ],
  [
    'loses the last row of a page',
    inMessages((messages) => ({
      list: async (query, options) => {
        const page = await messages.list(query, options)
        return query.limit > 2 ? page : { ...page, messages: page.messages.slice(0, 1) }
      },
    })),
    'lists/pages',
  ],
  [
    'counts only the page',
    inMessages((messages) => ({
      list: async (query, options) => {
        const page = await messages.list(query, options)
        return { ...page, totalCount: page.messages.length }
      },
    })),
    'lists/pages',
  ],
  [
    'does not sort',
    inMessages((messages) => ({
      list: ({ sort: _sort, ...query }, options) => messages.list(query, options),
    })),
    'lists/sorts',
  ],
  [
    'does not filter',
    inMessages((messages) => ({
      list: ({ filter: _filter, ...query }, options) => messages.list(query, options),
    })),
    'lists/filters',
  ],
  [
    'searches one field only',
    inMessages((messages) => ({
      list: (query, options) =>
        messages.list({ ...query, search: { text: Object.values(query.search ?? {})[0] } }, options),
    })),
    'lists/search',
  ],
  [
    'marks a mail read when it is opened',
    inMessages((messages) => ({
      read: async (ref, options) => {
        await messages.setState({ folder: ref.folder, uids: [ref.uid] }, { isRead: true })
        return messages.read(ref, options)
      },
    })),
    'reading/stays-unread',
  ],
  [
    'cuts attachments',
    inMessages((messages) => ({
      attachment: async (...call) => (await messages.attachment(...call)).slice(0, 100),
    })),
    'reading/bytes',
  ],
  [
    'answers with another mail for one that is gone',
    inMessages((messages) => ({
      read: (ref, options) =>
        messages.read(ref, options).catch(() => messages.read({ folder: 'INBOX', uid: 1 })),
    })),
    'reading/gone',
  ],
  [
    'changes the first mail only',
    inMessages((messages) => ({
      setState: ({ folder, uids }, change) =>
        messages.setState({ folder, uids: uids === 'all' ? uids : uids.slice(0, 1) }, change),
    })),
    'states/fifty-at-once',
  ],
  [
    'forgets to take flags off',
    inMessages((messages) => ({
      setState: (selection, { flag, ...change }) =>
        messages.setState(selection, flag === null ? change : { ...change, flag }),
    })),
    'states/one-flag',
  ],
  [
    'answers a move in its own order',
    inMessages((messages) => ({ move: async (...call) => (await messages.move(...call)).toReversed() })),
    'moving/answers-in-order',
  ],
  [
    'deletes for ever at once',
    inMessages((messages) => ({
      delete: async (selection) => {
        await messages.deleteForever(selection)
        return []
      },
    })),
    'moving/delete-and-undo',
  ],
  [
    'keeps every version of a draft',
    ({ drafts }) => ({ drafts: { ...drafts!, save: (content) => drafts!.save(content) } }),
    'drafts/replace',
  ],
  [
    'sends again each time',
    ({ sending }) => ({
      sending: { ...sending!, send: (content) => sending!.send(content, sending!.newDraftId()) },
    }),
    'sending/once',
  ],
  [
    'takes any file',
    ({ sending }) => ({
      sending: {
        ...sending!,
        upload: (file, options) =>
          sending!.upload(new File([file, 'x'], 'harmless.txt', { type: file.type }), options),
      },
    }),
    'uploads/refused',
  ],
  [
    'shouts failures of its own making',
    inMessages((messages) => ({
      read: (ref, options) =>
        messages.read(ref, options).catch(() => {
          throw new Error('404 Not Found')
        }),
    })),
    'reading/gone',
  ],
  [
    'goes on when it is told to stop',
    inMessages((messages) => ({ read: (ref) => messages.read(ref) })),
    'cancelling/under-way',
  ],
  ['says nothing live', () => ({ live: { subscribe: () => () => undefined } }), 'live/arrival'],
  ['leaves a port out without saying so', () => ({ tags: undefined }), 'tags/create'],
]

it.each(faults)('[EM-06] finds an adapter that %s', async (_what, fault, found) => {
  const setup = async () => {
    const world = await createMemoryWorld()
    const { adapter } = world.alice
    return { ...world, alice: { ...world.alice, adapter: { ...adapter, ...fault(adapter) } } }
  }
  const report = await runConformance(setup, { only: ({ id }) => id === found, timeoutSeconds: 1 })
  expect(report.text).toContain('0 kept, 1 broken, 0 absent')
})

it('[EM-06] finds somebody who can act on the mails of another', async () => {
  const setup = async () => {
    const world = await createMemoryWorld()
    return { ...world, alice: { ...world.alice, adapter: world.bob.adapter } }
  }
  const ids = ['places', 'sent-ids', 'files', 'status'].map((name) => `privacy/${name}`)
  const report = await runConformance(setup, { only: ({ id }) => ids.includes(id) })
  expect(report.text).toContain('0 kept, 4 broken, 0 absent')
})
