import { MailroomError, type DraftContent, type SendResult } from '@mailroom/core'
import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

const sent = (change: (content: DraftContent) => DraftContent): BrokenAdapter['world'] =>
  inPort('sending', (sending) => ({ send: (content, id) => sending.send(change(content), id) }))

const nobody = { address: 'nobody@elsewhere.example.org', name: '' }
const nothing: SendResult = { messageId: 'nothing@example.com', recipients: [] }

/** Sending, and the files that go with it. */
export const brokenSending: readonly BrokenAdapter[] = [
  {
    what: 'sends mails without their files',
    world: sent((content) => ({ ...content, attachments: [] })),
    found: ['sending/arrives', 'sending/unknown-file', 'sending/too-large'],
  },
  {
    what: 'keeps a copy of each sent mail that is unread',
    world: inPort('sending', (sending, { messages }) => ({
      send: async (...call) => {
        const result = await sending.send(...call)
        await messages.setState({ folder: 'Sent', uids: 'all' }, { isRead: false })
        return result
      },
    })),
    found: ['sending/sent-copy'],
  },
  {
    what: 'sends again each time',
    world: inPort('sending', (sending) => ({
      send: (content) => sending.send(content, sending.newDraftId()),
    })),
    found: ['sending/once', 'sending/sent-copy', 'sending/stays-sent'],
  },
  {
    what: 'has one id for all drafts',
    world: inPort('sending', () => ({ newDraftId: () => 'the-one-draft-there-is' })),
    found: ['sending/fresh-ids', 'together/sending', 'sending/one-each'],
  },
  {
    what: 'fills in what is missing',
    world: sent((content) => ({
      ...content,
      to: content.to.some(({ address }) => address.includes('@')) ? content.to : [nobody],
      subject: content.subject.trim() || 'No subject',
      text: content.text || ' ',
      html: content.html && `${content.html}.`,
    })),
    found: ['sending/incomplete', 'sending/subject-of-file', 'sending/mended'],
  },
  {
    what: 'shows blind copies to all',
    world: sent((content) => ({ ...content, cc: [...content.cc, ...content.bcc], bcc: [] })),
    found: ['sending/blind-copies'],
  },
  {
    what: 'sends every mail as usual',
    world: sent(
      ({
        priority: _priority,
        keepsCopy: _keepsCopy,
        isSeparate: _isSeparate,
        notifiesBySms: _notifiesBySms,
        ...content
      }) => content,
    ),
    found: ['options/urgent', 'options/no-copy', 'options/separate', 'options/separate-seal', 'options/sms'],
  },
  {
    what: 'sends every mail without its level',
    world: sent(({ secrecy: _secrecy, ...content }) => content),
    found: ['secrecy/kept', 'secrecy/ceiling', 'secrecy/outside', 'secrecy/answer'],
  },
  {
    what: 'keeps no level with a draft',
    world: inPort('drafts', (drafts) => ({
      save: ({ secrecy: _secrecy, ...content }, id) => drafts.save(content, id),
    })),
    found: ['secrecy/draft'],
  },
  {
    what: 'says nothing of what may be chosen',
    world: inPort('sending', () => ({ rules: async () => Object.create(null) })),
    found: ['options/rules'],
  },
  {
    what: 'writes headers as they come',
    world: inPort('messages', (messages) => ({
      header: async (ref) => `${(await messages.read(ref)).subject}\r\nX-Planted: subject`,
    })),
    found: ['sending/no-injection'],
  },
  {
    what: 'does not know which mail was answered',
    world: sent(({ origin: _origin, ...content }) => content),
    found: ['sending/answered'],
  },
  {
    what: 'answers no mail that is gone',
    world: inPort('sending', (sending, { messages }) => ({
      send: async (content, id) => {
        if (content.origin) await messages.read(content.origin.ref)
        return sending.send(content, id)
      },
    })),
    found: ['sending/original-gone'],
  },
  {
    what: 'tells nothing of a sent mail',
    world: inPort('sending', () => ({ status: async () => [] })),
    found: ['sending/status'],
  },
  {
    what: 'refuses for ever what it has refused once',
    world: inPort('sending', (sending) => {
      const refused = new Set<string>()
      return {
        send: async (content, id) => {
          if (refused.has(id)) throw new MailroomError('conflict', 'It was refused before.')
          refused.add(id)
          const result = await sending.send(content, id)
          refused.delete(id)
          return result
        },
      }
    }),
    found: ['sending/mended', 'sending/once'],
  },
  {
    what: 'counts a person as often as they are named',
    world: inPort('sending', (sending) => ({
      send: async (content, id) => {
        const result = await sending.send(content, id)
        return { ...result, recipients: [...result.recipients, ...result.recipients] }
      },
    })),
    found: ['sending/one-each', 'sending/status'],
  },
  {
    what: 'sends HTML always',
    world: sent((content) => ({ ...content, isHtml: true, html: `<p>${content.text}</p>` })),
    found: ['sending/plain-text'],
  },
  {
    what: 'saves a draft of what was sent',
    world: inPort('drafts', (drafts) => ({ save: instead(drafts.save, (content) => drafts.save(content)) })),
    found: ['sending/stays-sent'],
  },
  {
    what: 'gives one answer to all who send at once',
    world: inPort('sending', (sending) => {
      let running: ReturnType<typeof sending.send> | undefined
      const forget = () => (running = undefined)
      return {
        send: (content, id) => {
          running ??= sending.send(content, id)
          running.then(forget, forget)
          return running
        },
      }
    }),
    found: ['together/sending'],
  },
  {
    what: 'takes any file, under a name of its own',
    world: inPort('sending', (sending) => ({
      upload: (file, options) =>
        sending.upload(new File([file.slice(0, 1000), 'x'], 'harmless.txt', { type: file.type }), {
          ...options,
          onProgress: undefined,
        }),
    })),
    found: ['uploads/upload', 'uploads/large', 'uploads/refused', 'uploads/too-large'],
  },
  {
    what: 'knows no pictures inside the text',
    world: inPort('sending', (sending) => ({
      upload: (file, options) => sending.upload(file, { ...options, inline: false }),
    })),
    found: ['uploads/inline'],
  },
  {
    what: 'has no bytes for what was never stored, and says nothing',
    world: inPort('sending', (sending) => ({ uploaded: instead(sending.uploaded, () => new Blob()) })),
    found: ['uploads/gone'],
  },
  {
    what: 'sends nothing that is too large, and says nothing',
    world: inPort('sending', (sending) => ({ send: instead(sending.send, () => nothing) })),
    found: ['sending/too-large', 'sending/incomplete'],
  },
  {
    what: 'answers as if a new mail were written',
    world: inPort('sending', (sending, { messages }) => ({
      quickReply: async (ref, html) => {
        const { from } = await messages.read(ref).catch(() => ({ from: nobody }))
        const form = { to: [from], cc: [], bcc: [], subject: 'An answer', attachments: [] }
        return sending.send({ ...form, html: `${html}.`, text: '.', isHtml: true }, sending.newDraftId())
      },
    })),
    found: ['quick-reply/answers', 'quick-reply/once', 'quick-reply/refused'],
  },
  {
    what: 'answers nobody',
    world: inPort('sending', (sending) => ({
      quickReply: async (...call) => ({ ...(await sending.quickReply(...call)), recipients: [] }),
    })),
    found: ['quick-reply/arrives'],
  },
]
