import type { MessageSelection, MessageUid } from '@mailroom/core'
import { inPort, type BrokenAdapter } from './BrokenAdapter'

const selected = (change: (uids: readonly MessageUid[]) => readonly MessageUid[] | 'all') =>
  inPort('messages', (messages) => {
    const some = ({ folder, uids }: MessageSelection): MessageSelection => ({
      folder,
      uids: uids === 'all' ? uids : change(uids),
    })
    return {
      setState: (selection, state) => messages.setState(some(selection), state),
      move: (selection, target) => messages.move(some(selection), target),
      delete: (selection) => messages.delete(some(selection)),
      deleteForever: (selection) => messages.deleteForever(some(selection)),
    }
  })

/** Marks, moves, deletions. */
export const brokenActions: readonly BrokenAdapter[] = [
  {
    what: 'acts on the first mail only',
    world: selected((uids) => uids.slice(0, 1)),
    found: ['states/fifty-at-once', 'moving/answers-in-order', 'moving/passes-over', 'tags/on-mails'],
  },
  {
    what: 'takes five hundred mails at a time and forgets the rest',
    world: selected((uids) => uids.slice(0, 500)),
    found: ['thousand/marks', 'thousand/moves'],
  },
  {
    what: 'takes no mails for all of them',
    world: selected((uids) => (uids.length === 0 ? 'all' : uids)),
    found: ['states/none', 'together/double-numbers'],
  },
  {
    what: 'knows no end of a mark',
    world: inPort('messages', (messages) => ({
      setState: (selection, { flag, isRead, removeTags: _tags, ...change }) =>
        messages.setState(selection, { ...change, ...(flag && { flag }), ...(isRead && { isRead }) }),
    })),
    found: ['states/read-and-unread', 'states/one-flag', 'states/red-off', 'tags/on-mails'],
  },
  {
    what: 'marks unread whatever is not said to be read',
    world: inPort('messages', (messages) => ({
      setState: (selection, change) => messages.setState(selection, { isRead: false, ...change }),
    })),
    found: ['states/leaves-the-rest', 'together/marks'],
  },
  {
    what: 'marks the mails of all folders',
    world: inPort('messages', (messages) => ({
      setState: async (selection, change) => {
        await messages.setState(selection, change)
        if (selection.uids === 'all') await messages.setState({ folder: 'Trash', uids: 'all' }, change)
      },
    })),
    found: ['states/all'],
  },
  {
    what: 'acts on the newest mail in place of one that is gone',
    world: inPort('messages', (messages) => ({
      setState: async (selection, change) => {
        await messages.setState(selection, change)
        const { folder } = selection
        const [newest] = (await messages.list({ folder, offset: 0, limit: 1 })).messages
        if (newest) await messages.setState({ folder, uids: [newest.ref.uid] }, change)
      },
    })),
    found: ['stale/actions'],
  },
  {
    what: 'answers a move in its own order',
    world: inPort('messages', (messages) => ({
      move: async (...call) => (await messages.move(...call)).toReversed(),
    })),
    found: ['moving/answers-in-order', 'thousand/moves'],
  },
  {
    what: 'answers a move with what was asked for',
    world: inPort('messages', (messages) => ({
      move: async ({ folder, uids }, target) => {
        await messages.move({ folder, uids }, target)
        const asked = uids === 'all' ? [1] : uids
        return asked.map((uid) => ({ from: { folder, uid }, to: { folder: target, uid } }))
      },
    })),
    found: [
      'moving/passes-over',
      'moving/all',
      'stale/back-and-forth',
      'together/one-move-wins',
      'together/double-numbers',
    ],
  },
  {
    what: 'loses marks and tags on the way to another folder',
    world: inPort('messages', (messages, { tags }) => {
      const stripped = async (moved: ReturnType<typeof messages.move>) => {
        const names = (await tags.list()).map(({ name }) => name)
        for (const { to } of await moved)
          await messages.setState({ folder: to.folder, uids: [to.uid] }, { flag: null, removeTags: names })
        return moved
      }
      return {
        move: (...call) => stripped(messages.move(...call)),
        delete: (selection) => stripped(messages.delete(selection)),
      }
    }),
    found: ['moving/keeps-the-mail', 'tags/follow-moves'],
  },
  {
    what: 'moves into the archive what it finds no folder for',
    world: inPort('messages', (messages) => ({
      move: (selection, target) =>
        messages.move(selection, target).catch(() => messages.move(selection, 'Archive')),
    })),
    found: ['moving/unknown-folders'],
  },
  {
    what: 'deletes for ever at once',
    world: inPort('messages', (messages) => ({
      delete: async (selection) => {
        await messages.deleteForever(selection)
        return []
      },
    })),
    found: ['moving/delete-and-undo', 'folders/empty'],
  },
  {
    what: 'deletes nothing for ever',
    world: inPort('messages', (messages) => ({
      delete: (selection) => messages.move(selection, 'Trash'),
      deleteForever: async (selection) => void (await messages.move(selection, 'Trash')),
    })),
    found: ['moving/delete-from-trash', 'moving/delete-for-ever'],
  },
  {
    what: 'numbers mails by their order',
    world: inPort('messages', (messages) => ({
      list: async (query, options) => {
        const page = await messages.list(query, options)
        const { folder } = query
        const last = page.totalCount - query.offset
        return {
          ...page,
          messages: page.messages.map((row, index) => ({ ...row, ref: { folder, uid: last - index } })),
        }
      },
    })),
    found: ['stale/never-again'],
  },
]
