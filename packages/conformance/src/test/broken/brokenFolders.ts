import type { Folder, FolderPartsPort, FoldersPort } from '@mailroom/core'
import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

const changed = (change: (folders: readonly Folder[]) => readonly Folder[]): BrokenAdapter['world'] =>
  inPort('folders', (folders) => ({ list: async (options) => change(await folders.list(options)) }))

/** Breaks what it gives of the folders part by part. */
const inParts = (
  change: (parts: FolderPartsPort, folders: FoldersPort) => Partial<FolderPartsPort>,
): BrokenAdapter['world'] =>
  inPort('folders', (folders) => ({ parts: { ...folders.parts!, ...change(folders.parts!, folders) } }))

const withoutMarks = (folders: readonly Folder[]): readonly Folder[] =>
  folders.map((folder) => ({ ...folder, hasMore: false }))

/** Folders and their counts. */
export const brokenFolders: readonly BrokenAdapter[] = [
  {
    what: 'lists folders from behind',
    world: changed((folders) => folders.toReversed()),
    found: ['folders/default-folders', 'folders/own-folders'],
  },
  {
    what: 'names a parent that it does not list',
    world: changed((folders) => folders.map((folder) => ({ ...folder, parent: `${folder.id} above` }))),
    found: ['folders/parents-first'],
  },
  {
    what: 'counts all mails as unread',
    world: changed((folders) =>
      folders.map((folder) => ({ ...folder, unreadCount: folder.totalCount, totalCount: 9 })),
    ),
    found: ['folders/counts', 'folders/empty-again', 'folders/use-own-folder'],
  },
  {
    what: 'knows no folders of the user’s own',
    world: changed((folders) => folders.filter(({ isDefault }) => isDefault)),
    found: ['folders/own-folders', 'folders/use-own-folder'],
  },
  {
    what: 'tells of one folder what it had told before',
    world: inPort('folders', (folders) => {
      const told = new Map<string, Promise<Folder>>()
      return {
        get: async (id) => {
          const answer = told.get(id) ?? folders.get!(id)
          told.set(id, answer)
          return answer
        },
      }
    }),
    found: ['folders/get'],
  },
  {
    what: 'tells of a folder that is not there',
    world: inPort('folders', (folders) => ({
      get: instead(folders.get!, async () => (await folders.list())[0]!),
    })),
    found: ['folders/get'],
  },
  {
    what: 'knows the first hundred folders alone',
    world: changed((folders) => folders.slice(0, 100)),
    found: ['folders/many'],
  },
  {
    what: 'gives the first folders without the one that is shown',
    world: inParts((parts) => ({ first: () => parts.first(undefined) })),
    found: ['folders/first'],
  },
  {
    what: 'gives all folders at first, whatever they are',
    world: inParts((_parts, folders) => ({
      first: async () => ({ folders: await folders.list(), hasMore: false }),
    })),
    found: ['folders/first'],
  },
  {
    what: 'gives the default folders alone at first',
    world: inParts((parts) => ({
      first: async () => {
        const { folders } = await parts.first(undefined)
        return { folders: folders.filter(({ isDefault }) => isDefault), hasMore: true }
      },
    })),
    found: ['folders/first', 'folders/first-of-few'],
  },
  {
    what: 'says of no folder that others are below it',
    world: inParts((parts) => ({
      first: async (shown) => ({
        ...(await parts.first(shown)),
        folders: withoutMarks((await parts.first(shown)).folders),
      }),
      below: async (parent) => withoutMarks(await parts.below(parent)),
    })),
    found: ['folders/first', 'folders/below'],
  },
  {
    what: 'gives what is in a folder for what is directly below it, and the other way round',
    world: inParts((parts) => ({
      below: async (parent) => (parent === undefined ? parts.below(parent) : parts.inside(parent)),
      inside: (folder) => parts.below(folder),
    })),
    found: ['folders/below', 'folders/inside', 'folders/parts-of-others'],
  },
  {
    what: 'finds folders by the beginning of their paths alone',
    world: inParts((_parts, folders) => ({
      find: async (words, limit) => {
        const found = (await folders.list()).filter(({ id }) => id.startsWith(words))
        return { folders: found.slice(0, limit), totalCount: found.length }
      },
    })),
    found: ['folders/find'],
  },
  {
    what: 'empties any folder',
    world: inPort('folders', (_folders, { messages }) => ({
      empty: (folder) => messages.deleteForever({ folder, uids: 'all' }),
    })),
    found: ['folders/can-empty', 'folders/use-own-folder'],
  },
  {
    what: 'empties nothing and is content',
    world: inPort('folders', () => ({ empty: async () => undefined })),
    found: ['folders/empty', 'folders/empty-unknown'],
  },
  {
    what: 'cannot empty what is empty',
    world: inPort('folders', (folders, { messages }) => ({
      empty: async (folder) => {
        const { totalCount } = await messages.list({ folder, offset: 0, limit: 1 })
        if (totalCount === 0) throw new Error('Nothing there.')
        await folders.empty(folder)
      },
    })),
    found: ['folders/empty-again'],
  },
  {
    what: 'makes folders at the root only',
    world: inPort('folders', (folders) => ({ create: ({ name }) => folders.create({ name }) })),
    found: ['folder-changes/create', 'folder-changes/names', 'folder-changes/rename', 'folder-changes/move'],
  },
  {
    what: 'gives a folder any name, or another when it is taken',
    world: inPort('folders', (folders) => ({
      create: instead(folders.create, () => folders.create({ name: `Folder ${Math.random()}` })),
    })),
    found: ['folder-changes/names'],
  },
  {
    what: 'makes a new folder of the new name in place of renaming, and leaves the old one',
    world: inPort('folders', (folders) => ({ rename: (_folder, place) => folders.create(place) })),
    found: ['folder-changes/rename', 'folder-changes/move', 'folder-changes/rename-refused'],
  },
  {
    what: 'deletes the mails of a folder whatever was to become of them',
    world: inPort('folders', (folders) => ({ delete: (folder) => folders.delete(folder, 'delete') })),
    found: ['folder-changes/delete-and-move'],
  },
  {
    what: 'puts the mails of a deleted folder into the trash',
    world: inPort('folders', (folders) => ({
      delete: (folder, mails) => folders.delete(folder, mails === 'delete' ? { moveTo: 'Trash' } : mails),
    })),
    found: ['folder-changes/delete-with-mails'],
  },
  {
    what: 'is content to delete a folder that is not there or has to stay',
    world: inPort('folders', (folders) => ({ delete: instead(folders.delete, () => undefined) })),
    found: ['folder-changes/delete-empty', 'folder-changes/delete-and-move', 'folder-changes/others'],
  },
  {
    what: 'says nothing of folders on the live line',
    world: inPort('live', (live) => ({
      subscribe: ({ onEvent, onState }) =>
        live.subscribe({
          onEvent: (event) => event.kind !== 'foldersChanged' && onEvent(event),
          ...(onState && { onState }),
        }),
    })),
    found: ['folder-changes/tells'],
  },
  {
    what: 'knows of one lock for everybody and keeps nothing behind it',
    world: (world) => {
      let state = { isSet: false, isOpen: false }
      const lock = inPort('folderLock', (port) => ({
        state: async () => state,
        set: async () => void (state = { isSet: true, isOpen: false }),
        open: async () => void (state = { isSet: true, isOpen: true }),
        remove: async (password) => (state.isSet ? undefined : port.remove(password)),
      }))
      return lock(world)
    },
    found: ['off', 'keeps', 'session', 'wrong', 'set-again', 'remove', 'others'].map(
      (name) => `folder-lock/${name}`,
    ),
  },
  {
    what: 'has one lock for folders and files, which everybody opens and nothing is behind',
    world: (world) => {
      let state = { isSet: false, isOpen: false }
      const lock = inPort('fileLock', (port) => ({
        state: async () => state,
        set: async () => void (state = { isSet: true, isOpen: false }),
        open: async () => void (state = { isSet: true, isOpen: true }),
        remove: async (password) => (state.isSet ? undefined : port.remove(password)),
      }))
      return lock(world)
    },
    found: ['off', 'keeps', 'apart', 'session'].map((name) => `file-lock/${name}`),
  },
  {
    what: 'says that a folder is empty where there is none',
    world: inPort('messages', (messages) => ({
      list: instead(messages.list, () => ({ totalCount: 0, unreadCount: 0, messages: [] })),
    })),
    found: ['lists/unknown-folder', 'lists/impossible-pages', 'paging/wrong-query'],
  },
]
