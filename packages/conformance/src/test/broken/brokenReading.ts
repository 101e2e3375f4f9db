import type { Message } from '@mailroom/core'
import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

const opened = (change: (mail: Message) => Partial<Message>): BrokenAdapter['world'] =>
  inPort('messages', (messages) => ({
    read: async (ref, options) => {
      const mail = await messages.read(ref, options)
      return { ...mail, ...change(mail) }
    },
  }))

/** Opening mails. */
export const brokenReading: readonly BrokenAdapter[] = [
  {
    what: 'forgets who got copies',
    world: opened(() => ({ cc: [] })),
    found: ['reading/whole-mail', 'words/names'],
  },
  {
    what: 'names the author alone',
    world: opened(() => ({ sender: undefined })),
    found: ['reading/sender'],
  },
  {
    what: 'has one type for all files',
    world: opened(({ attachments }) => ({
      attachments: attachments.map((file) => ({ ...file, contentType: 'application/octet-stream' })),
    })),
    found: ['reading/files'],
  },
  {
    what: 'takes files of one name for one file',
    world: opened(({ attachments }) => ({
      attachments: attachments.map((file) => attachments.find(({ name }) => name === file.name) ?? file),
    })),
    found: ['words/file-names'],
  },
  {
    what: 'makes HTML of every text',
    world: opened(({ html, text }) => ({ html: html ?? `<pre>${text}</pre>` })),
    found: ['reading/plain-only', 'sending/plain-text'],
  },
  {
    what: 'takes HTML for text',
    world: opened(({ html, text }) => ({ text: html ?? text })),
    found: ['reading/html-only'],
  },
  {
    what: 'shows no sign beyond the first plane, and cuts long texts',
    world: opened(({ subject, text }) => ({
      subject: subject.replace(/[\u{10000}-\u{10FFFF}]/gu, '?'),
      text: text.slice(0, 10_000),
    })),
    found: ['words/subjects', 'words/texts'],
  },
  {
    what: 'has words of its own for what is empty',
    world: opened(({ subject, text }) => ({ subject: subject || '(no subject)', text: text || '(no text)' })),
    found: ['words/no-subject', 'words/no-text'],
  },
  {
    what: 'cuts attachments and tells nothing of their way',
    world: inPort('messages', (messages) => ({
      attachment: async (ref, id) => (await messages.attachment(ref, id)).slice(0, 5),
    })),
    found: ['reading/bytes', 'reading/download-progress', 'words/file-names'],
  },
  {
    what: 'marks a mail read when it is opened',
    world: inPort('messages', (messages) => ({
      read: async (ref, options) => {
        await messages.setState({ folder: ref.folder, uids: [ref.uid] }, { isRead: true })
        return messages.read(ref, options)
      },
    })),
    found: ['reading/stays-unread', 'states/read-and-unread'],
  },
  {
    what: 'mixes up source, header and file',
    world: inPort('messages', (messages) => ({
      source: async (ref) => ({ text: await messages.header(ref), isTruncated: true }),
      header: async (ref) => (await messages.source(ref)).text,
      original: async (ref) => new Blob([await messages.header(ref)]),
    })),
    found: ['reading/source', 'reading/header', 'reading/original'],
  },
  {
    what: 'answers with another mail for one that is gone',
    world: inPort('messages', (messages) => ({
      read: instead(messages.read, async ({ folder }) => {
        const page = await messages.list({ folder, offset: 0, limit: 1 })
        return messages.read(page.messages[0]!.ref)
      }),
    })),
    found: ['reading/gone', 'stale/after-a-move', 'moving/delete-from-trash'],
  },
  {
    what: 'begins an answer to another mail than the one that is gone',
    world: inPort('drafts', (drafts, { messages }) => ({
      prepare: instead(drafts.prepare, async ({ folder }, kind) => {
        const page = await messages.list({ folder, offset: 0, limit: 1 })
        return drafts.prepare(page.messages[0]!.ref, kind)
      }),
    })),
    found: ['stale/answers', 'drafts/prepare-gone'],
  },
  {
    what: 'shouts failures of its own making',
    world: inPort('messages', (messages) => ({
      read: instead(messages.read, () => {
        throw new Error('404 Not Found')
      }),
    })),
    found: ['reading/gone'],
  },
  {
    what: 'asks once for all who ask at the same time',
    world: inPort('messages', (messages) => {
      let running: ReturnType<typeof messages.read> | undefined
      const forget = () => (running = undefined)
      return {
        read: (ref, options) => {
          running ??= messages.read(ref, options)
          running.then(forget, forget)
          return running
        },
      }
    }),
    found: ['together/reading', 'cancelling/the-others'],
  },
  {
    what: 'takes an answer back when it is withdrawn afterwards',
    world: inPort('messages', (messages) => ({
      attachment: async (ref, id, options) => {
        const blob = await messages.attachment(ref, id, options)
        const arrayBuffer = async () => {
          options?.signal?.throwIfAborted()
          return blob.arrayBuffer()
        }
        return Object.assign(blob.slice(), { arrayBuffer })
      },
    })),
    found: ['cancelling/too-late'],
  },
]
