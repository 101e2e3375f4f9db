import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Several files in one. */
export const brokenPackages: readonly BrokenAdapter[] = [
  {
    what: 'packs something else and takes its end',
    world: inPort('messages', (messages) => ({
      attachments: async (ref) => ({
        name: 'a.zip',
        content: (await messages.attachments(ref)).content.slice(0, 99),
      }),
      archive: async ({ folder }) => messages.archive({ folder, uids: [1] }),
    })),
    found: ['packages/attachments', 'packages/mails', 'packages/whole-folder'],
  },
  {
    what: 'packs nothing and calls it a package',
    world: inPort('messages', (messages) => ({
      attachments: instead(messages.attachments, () => ({ name: 'a.zip', content: new Blob() })),
    })),
    found: ['packages/nothing'],
  },
]
