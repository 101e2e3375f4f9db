import { randomUUID } from 'node:crypto'
import { newDraftId } from '../../sending/drafts/DraftService'
import { canary, type World, written } from '../every-route/World'
import { bringPiece } from '../bringPiece'
import { draftContent } from '../draftContent'
import { sampleMail } from '../openTestGateway'
import { type KeptField, type KeptFields, page, type Shown, standing, unique } from './KeptField'

const names = ['mfrom.1', 'to.0.1', 'cc.0.1', 'bcc.0.1', 'subject'] as const
const typed = ['to.0.0', 'cc.0.0', 'bcc.0.0'] as const

/** Mails, events, notes, files and what a reviewer says. */
export async function mailFields({ alice, carolId, gateway }: World): Promise<KeptFields> {
  const { services, store } = gateway
  const { uid } = await store.mail.mailbox(gateway.alice.id).append('INBOX', sampleMail('for notes'))
  const newest =
    (folder: string, calls: readonly ('message' | 'seed' | 'invitation')[]) => async (): Promise<Shown> => {
      const { results } = await alice.ask('messages', {
        query: { folder, limit: '1', offset: '0', sort: 'REVERSE ARRIVAL' },
      })
      const one = { path: { uid: String(results[0]!.uid) }, query: { folder } }
      return calls.map((call) => [call, one] as const)
    }
  const draft = {
    input: () => ({
      body: {
        ...{ ...written, action: 'save', draft_id: newDraftId(), subject: unique() },
        ...{ mfrom: ['alice@example.com', ''], to: [['dave@out.example', '']] },
        ...{ cc: [['erin@out.example', '']], bcc: [['fred@out.example', '']] },
      },
    }),
    shown: newest('Drafts', ['message', 'seed']),
  } satisfies KeptField
  const event = {
    input: () => ({
      body: {
        ...{ id: newDraftId(), title: unique(), place: '', remark: '', timezone: 'UTC', is_all_day: false },
        ...{ start: '2026-12-24T10:00:00Z', end: '2026-12-24T11:00:00Z' },
        participants: [['carol@example.com', 'Carol']],
      },
    }),
    shown: newest('Sent', ['message', 'invitation']),
  } satisfies KeptField
  const file = (upload_type: string, shown: Shown = []) => ({
    input: async () => {
      const bytes = Buffer.from(unique())
      const fileMd5 = await bringPiece(alice, bytes)
      const about = { file_name: `${unique()}.txt`, file_type: 'text/plain', file_size: bytes.length }
      return { body: { fileMd5, ...about, upload_type, upload_id: `upload-${randomUUID()}` } }
    },
    shown,
    saidAt: 'attachments',
  })
  const renamed = await alice.ask('makeDiskFolder', { body: { disk: 'personal', name: standing } })
  const held = async () => {
    const to = [{ address: 'alice@example.com', name: '' }]
    await services.sending.send(carolId, draftContent({ to, subject: unique() }), newDraftId())
    const { results } = await alice.ask('reviews', { query: { ...page, status: 'wait' } })
    const free = results.find(({ subject }) => !subject.includes(canary))!
    return { body: { status: 'reject', reason: 'x', review_ids: [free.id] } }
  }
  const reply = (html_text: string) => ({ folder: 'INBOX', uid, html_text, draft_id: newDraftId() })
  const disk: Shown = [['personalDisk', { query: page }]]
  return {
    ...Object.fromEntries(names.map((name) => [`compose body.${name}`, { ...draft, as: 'header' } as const])),
    ...Object.fromEntries(typed.map((name) => [`compose body.${name}`, draft])),
    'compose body.html_text': draft,
    'compose body.plain_text': draft,
    'quickReply body.timezone': { input: () => ({ body: reply('<p>x</p>') }), shown: [], as: 'unshown' },
    'quickReply body.html_text': {
      input: () => ({ body: reply('') }),
      ...{ shown: [], as: 'unshown', saidAt: 'content' },
    },
    'setRemark body.remark': {
      input: () => ({ body: { folder: 'INBOX', uid, remark: '' } }),
      shown: [['message', { path: { uid: String(uid) }, query: { folder: 'INBOX' } }]],
    },
    'inviteToEvent body.title': { ...event, as: 'header' },
    'inviteToEvent body.place': { ...event, as: 'header' },
    'inviteToEvent body.remark': { ...event, as: 'within' },
    'inviteToEvent body.timezone': { ...event, as: 'unshown' },
    'inviteToEvent body.participants.0.0': event,
    'inviteToEvent body.participants.0.1': { ...event, as: 'header' },
    'completeUpload body.file_name': { ...file('attach'), as: 'unshown' },
    'completeUpload body.file_type': { ...file('attach'), as: 'unshown' },
    'completeOnline body.file_name': {
      ...file('transit', [['transitFiles', { query: { limit: '100', offset: '0' } }]]),
      as: 'file',
    },
    'completeOnline body.file_type': { ...file('transit'), as: 'unshown' },
    'completeDiskFile body.file_name': { ...file('personal', disk), as: 'file' },
    'completeDiskFile body.file_type': { ...file('personal'), as: 'unshown' },
    'makeDiskFolder body.name': {
      input: () => ({ body: { disk: 'personal', name: '' } }),
      ...{ shown: disk, as: 'line' },
    },
    'renameDiskItem body.name': {
      input: () => ({ body: { disk: 'personal', id: renamed.id, name: '' } }),
      ...{ shown: disk, as: 'line' },
    },
    'decideReviews body.reason': {
      input: held,
      shown: [['reviews', { query: { ...page, status: 'reject' } }]],
      as: 'line',
    },
  }
}
