import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Mail files from elsewhere. */
export const brokenImports: readonly BrokenAdapter[] = [
  {
    what: 'leaves imported mails unread',
    world: inPort('imports', (imports, { messages }) => ({
      add: async (...call) => {
        const ref = await imports.add(...call)
        await messages.setState({ folder: ref.folder, uids: [ref.uid] }, { isRead: false })
        return ref
      },
    })),
    found: ['imports/arrives'],
  },
  {
    what: 'imports a mail each time it is asked',
    world: inPort('imports', (imports) => ({
      add: (file, folder, _id, options) => imports.add(file, folder, crypto.randomUUID(), options),
    })),
    found: ['imports/once'],
  },
  {
    what: 'imports nothing that is wrong, and says nothing',
    world: inPort('imports', (imports) => ({
      add: instead(imports.add, (_file, folder) => ({ folder, uid: 1 })),
    })),
    found: ['imports/refused'],
  },
  {
    what: 'cannot be withdrawn while it imports',
    world: inPort('imports', (imports) => ({
      add: (file, folder, id, options) => imports.add(file, folder, id, { onProgress: options?.onProgress }),
    })),
    found: ['imports/goes-on'],
  },
]
