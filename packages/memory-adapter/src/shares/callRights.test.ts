import { type MailroomError, type ShareLevel, shareLevels } from '@mailroom/core'
import { beforeEach, expect, it } from 'vitest'
import type { Company } from '../company/Company'
import { createMemoryAdapter } from '../createMemoryAdapter'
import type { MemoryAdapter } from '../MemoryAdapter'
import { type CallName, callRights, levelAllows } from './callRights'

const company: Company = {
  ...{ title: 'Two People', domain: 'example.com', password: 'correct horse 1', mails: [] },
  people: [
    { account: 'alice', name: 'Alice Ashton', department: 'Sales', locale: 'en' },
    { account: 'bob', name: 'Bob Berger', department: 'Support', locale: 'en' },
  ],
}

let alice: MemoryAdapter
let bob: MemoryAdapter
beforeEach(async () => {
  alice = createMemoryAdapter({ company })
  bob = alice.control.colleague('bob')
  await Promise.all([alice.control.ready(), bob.control.ready()])
})

/** Bob goes into the mailbox of alice. */
async function enter(level: ShareLevel): Promise<void> {
  await alice.delegates.set('bob@example.com', level)
  const [share] = await bob.shares.list()
  await bob.shares.enter(share!.id)
}

const calls = Object.entries(callRights).flatMap(([port, methods]) =>
  Object.keys(methods).map((method) => `${port}.${method}` as CallName),
)

type Port = Readonly<Record<string, ((...values: unknown[]) => Promise<unknown>) | undefined>>

/** Makes a call of bob's; undefined for one that the adapter leaves out. */
function made(name: CallName): Promise<string> | undefined {
  const [port, method] = name.split('.') as [keyof MemoryAdapter, string]
  const methods = bob[port] as unknown as Port
  const parts = (port === 'folders' ? bob.folders.parts : {}) as unknown as Port
  const answer =
    name === 'disk.listCompany'
      ? bob.disk.list({ place: 'company', offset: 0, limit: 1 })
      : (methods[method] ?? parts[method])?.('a', 'b', 'c')
  return answer?.then(
    () => 'answered',
    (error: MailroomError) => error.kind,
  )
}

it.each(shareLevels)(
  '[A3, CO-17] at the level %s every call is refused that it does not give',
  async (level) => {
    await enter(level)
    for (const name of calls.filter((each) => !levelAllows(level, each))) {
      const answer = await made(name)
      expect([name, answer ?? 'forbidden']).toEqual([name, 'forbidden'])
    }
  },
)

it('[A3] when the right has ended every call says so but those that lead back', async () => {
  await enter('fullControl')
  await alice.delegates.remove('bob@example.com')
  for (const name of calls.filter((each) => !levelAllows(undefined, each))) {
    const answer = await made(name)
    expect([name, answer ?? 'shareEnded']).toEqual([name, 'shareEnded'])
  }
  await bob.shares.leave()
  expect((await bob.session.current())?.user.address.address).toBe('bob@example.com')
})

it('[A3] passwords, second steps, sessions, locks, keys and the duty of reviewing are open at no level', () => {
  const closed: readonly CallName[] = [
    ...(['password.change', 'twoFactor.state', 'twoFactor.remove', 'passkeys.list'] as const),
    ...([
      'openSessions.list',
      'openSessions.end',
      'folderLock.set',
      'folderLock.open',
      'fileLock.open',
    ] as const),
    ...(['certificates.import', 'certificates.delete', 'sealed.reveal', 'sealed.unlock'] as const),
    ...(['review.list', 'review.permit', 'review.file', 'delegates.list', 'delegates.set'] as const),
  ]
  expect(closed.filter((name) => levelAllows('fullControl', name))).toEqual([])
})

it('[LK-08, SH-04] a screen is unlocked by the password of who has signed in, in whosever mailbox they are', async () => {
  await bob.password.change({
    ...{ current: company.password, next: 'Other-Horse-2', confirmation: 'Other-Horse-2' },
  })
  await bob.session.signIn({ username: 'bob', password: 'Other-Horse-2' })
  await enter('readOnly')
  await bob.screenLock.lock()
  await expect(bob.folders.list()).rejects.toMatchObject({ kind: 'screenLocked' })
  await expect(bob.screenLock.unlock(company.password)).rejects.toMatchObject({ kind: 'invalid' })
  await bob.screenLock.unlock('Other-Horse-2')
  expect(await bob.shares.rights()).toMatchObject({ isShared: true, mayRead: true })
})

it('[ST-16, CO-07] a mail that waits names who has it wait, and nobody once the owner sends it themselves', async () => {
  const form = {
    ...{ to: [{ address: 'bob@example.com', name: '' }], cc: [], bcc: [], attachments: [] },
    ...{ subject: 'Offer', html: '<p>Hello</p>', text: 'Hello', isHtml: true },
  }
  await alice.settings.save({ undoSeconds: 10 })
  await enter('proxySend')
  const ids = [bob.sending.newDraftId(), bob.sending.newDraftId()] as const
  for (const id of ids) await bob.sending.hold!(form, id)
  await bob.shares.leave()
  await alice.drafts.unschedule!(ids[0])
  await alice.sending.send(form, ids[0])
  const page = await bob.messages.list({ folder: 'INBOX', offset: 0, limit: 10 })
  expect(page.messages).toHaveLength(1)
  expect((await bob.messages.read(page.messages[0]!.ref)).sender).toBeUndefined()
})
