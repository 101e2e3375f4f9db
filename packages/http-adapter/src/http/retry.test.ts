import { isMailroomError, type DraftContent, type MailroomAdapter } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHttpAdapter } from '../createHttpAdapter'
import { TestServer, type Answerer } from '../test/TestServer'
import { loginAfter } from '../test/wireSamples'

let server: TestServer
let adapter: Required<MailroomAdapter>

beforeEach(async () => {
  server = await new TestServer().start()
  adapter = createHttpAdapter({ baseUrl: server.url }) as Required<MailroomAdapter>
})
afterEach(() => server.stop())

const ref = { folder: 'INBOX', uid: 7 }
const some = { folder: 'INBOX', uids: [7] }
const to = [{ address: 'li.na@example.com', name: '' }]
const draft: DraftContent = {
  ...{ to, cc: [], bcc: [], subject: 'Hi', html: '', text: 'x', isHtml: false, attachments: [] },
}

type Calls = readonly (readonly [name: string, ask: () => Promise<unknown>])[]

const questions: Calls = [
  ['session.signInInfo', () => adapter.session.signInInfo()],
  ['session.current', () => adapter.session.current()],
  ['folders.list', () => adapter.folders.list()],
  ['messages.list', () => adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 20 })],
  ['messages.read', () => adapter.messages.read(ref)],
  ['messages.source', () => adapter.messages.source(ref)],
  ['messages.header', () => adapter.messages.header(ref)],
  ['messages.attachment', () => adapter.messages.attachment(ref, '2')],
  ['messages.original', () => adapter.messages.original(ref)],
  ['tags.list', () => adapter.tags.list()],
  ['drafts.prepare', () => adapter.drafts.prepare(ref, 'reply')],
  ['drafts.open', () => adapter.drafts.open(ref)],
  ['sending.status', () => adapter.sending.status('a@example.com')],
  ['sending.uploaded', () => adapter.sending.uploaded('file-of-my-own')],
  ['contacts.suggest', () => adapter.contacts.suggest('li')],
  ['settings.load', () => adapter.settings.load()],
]

const actions: Calls = [
  ['folders.empty', () => adapter.folders.empty('Trash')],
  ['messages.setState', () => adapter.messages.setState(some, { isRead: true })],
  ['messages.move', () => adapter.messages.move(some, 'Archive')],
  ['messages.delete', () => adapter.messages.delete(some)],
  ['messages.deleteForever', () => adapter.messages.deleteForever(some)],
  ['tags.create', () => adapter.tags.create({ name: 'a', color: '#33B679' })],
  ['drafts.save', () => adapter.drafts.save(draft, 'draft-0123456789abcdef')],
  ['drafts.discard', () => adapter.drafts.discard('draft-0123456789abcdef')],
  ['sending.send', () => adapter.sending.send(draft, 'draft-0123456789abcdef')],
  ['sending.upload', () => adapter.sending.upload(new File(['x'], 'x.txt'))],
  ['settings.save', () => adapter.settings.save({ pageSize: 50 })],
  ['session.signInWithTicket', () => adapter.session.signInWithTicket('ticket')],
  ['session.signOut', () => adapter.session.signOut()],
]

/** Breaks the line under every request but those that ask who is signed in. */
const broken: Answerer = ({ path }, response) => {
  if (path === '/api/core/login-after/') return { body: loginAfter }
  response.destroy()
  return undefined
}
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (isMailroomError(error) ? error.kind : String(error)),
  )
const asked = () => server.received.filter(({ path }) => path !== '/api/core/login-after/').length

it.each(questions.filter(([name]) => name !== 'session.current'))(
  '[ER-03] %s is asked once more when the line broke, and is offline then',
  async (_name, ask) => {
    server.answer = broken
    expect(await kindOf(ask())).toBe('offline')
    expect(asked()).toBe(2)
  },
)

it('[ER-03] who is signed in is asked once more when the line broke, which ends no session', async () => {
  server.answer = (_request, response) => {
    if (server.received.length > 1) return { body: loginAfter }
    response.destroy()
    return undefined
  }
  expect((await adapter.session.current())?.user.address.address).toBe('zhang.wei@example.com')
})

it.each(actions)('[ER-03] %s is never done twice: it is offline when the line broke', async (_name, act) => {
  server.answer = broken
  expect(await kindOf(act())).toBe('offline')
  expect(asked()).toBe(1)
})

it.each([...questions, ...actions])(
  '[ER-03] %s says at once that something on the way answered 502',
  async (name, call) => {
    server.answer = ({ path }) =>
      path === '/api/core/login-after/' && name !== 'session.current'
        ? { body: loginAfter }
        : { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }
    expect(await kindOf(call())).toBe('server')
    expect(name === 'session.current' ? server.received.length : asked()).toBe(1)
  },
)

it('[ER-03] a question that is withdrawn in the pause is not asked again', async () => {
  const controller = new AbortController()
  server.answer = (_request, response) => {
    response.destroy()
    response.once('close', () => controller.abort())
    return undefined
  }
  expect(await kindOf(adapter.folders.list({ signal: controller.signal }))).toBe('cancelled')
  expect(server.received).toHaveLength(1)
})
