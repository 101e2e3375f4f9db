import { MailroomError, type Message, type MessageRef } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Key } from '../data/keys'
import { useFolders } from '../folders/useFolders'
import { useScreenLock } from '../lock/useScreenLock'
import { useMessage } from '../messages/useMessage'
import { useMessageList } from '../messages/useMessageList'
import { mount } from '../test/mount'
import { KeptAnswers, type KeptAnswer } from './KeptAnswers'
import { useOfflineReading } from './useOfflineReading'

const day = 24 * 3600 * 1000
let name = ''
let adapter: MemoryAdapter
beforeEach(async () => {
  name = `test ${crypto.randomUUID()}`
  adapter = createMemoryAdapter()
  await adapter.control.ready()
})
afterEach(() => void indexedDB.deleteDatabase(name))

const areas = async (): Promise<readonly string[]> =>
  ((await new KeptAnswers(name).ahead()) ?? []).map(({ key }) => key[0])
const hasKept = (area: string) => expect.poll(areas).toContain(area)
const account = async () => (await adapter.session.current())!.user.address.address

/** Folders, a list, and the mail that is wanted. */
function Reading({ folder, mail }: { folder: string; mail?: MessageRef | undefined }) {
  const [kept] = useState(() => new KeptAnswers(name))
  useOfflineReading(kept)
  const { folders } = useFolders()
  const { page: list } = useMessageList({ folder, offset: 0, limit: 10 })
  const { lock } = useScreenLock()
  return (
    <>
      <p>{folders ? 'folders are there' : 'no folders'}</p>
      <p>{list ? 'list is there' : 'no list'}</p>
      {mail && <Open mail={mail} />}
      <button onClick={() => void lock()}>lock</button>
    </>
  )
}

function Open({ mail }: { mail: MessageRef }) {
  const { message, error } = useMessage(mail)
  return <p>{message ? message.subject : error === undefined ? 'waiting' : 'mail cannot be read'}</p>
}

const firstMail = async (folder = 'INBOX'): Promise<MessageRef> =>
  (await adapter.messages.list({ folder, offset: 0, limit: 10 })).messages[0]!.ref

it('[SH-20] shows what was read before to a page that reaches nobody', async () => {
  const mail = await firstMail()
  const { subject } = await adapter.messages.read(mail)
  const first = await mount(<Reading folder="INBOX" mail={mail} />, { adapter })
  await hasKept('message')
  await hasKept('list')
  await first.unmount()

  adapter.control.goOffline()
  const ahead = await new KeptAnswers(name).ahead()
  expect(ahead?.[0]?.key[0]).toBe('session')
  // Nothing but who it is stands ready: all the rest is looked up.
  await mount(<Reading folder="INBOX" mail={mail} />, { adapter, ahead: ahead!.slice(0, 1) })
  await expect.element(page.getByText(subject, { exact: true })).toBeVisible()
  await expect.element(page.getByText('folders are there')).toBeVisible()
  await expect.element(page.getByText('list is there')).toBeVisible()
})

it('[SH-20] says of what was never read that it cannot be read', async () => {
  const first = await mount(<Reading folder="INBOX" />, { adapter })
  await hasKept('list')
  const mail = await firstMail()
  adapter.control.goOffline()
  await first.rerender(<p>gone</p>)
  const ahead = await new KeptAnswers(name).ahead()
  await mount(<Reading folder="INBOX" mail={mail} />, { adapter, ahead: ahead! })
  await expect.element(page.getByText('mail cannot be read')).toBeVisible()
})

it('[SH-20] [RD-11] [RD-12] keeps no sealed mail', async () => {
  const mail = await firstMail()
  const read = adapter.messages.read.bind(adapter.messages)
  vi.spyOn(adapter.messages, 'read').mockImplementation(async (ref): Promise<Message> => ({
    ...(await read(ref)),
    seal: { kind: 'password' },
  }))
  await mount(<Reading folder="INBOX" mail={mail} />, { adapter })
  await hasKept('list')
  expect(await areas()).not.toContain('message')
})

it('[SH-20] [LK-08] keeps nothing of folders behind a lock, and forgets what it kept before', async () => {
  await adapter.control.addFolder('Plans')
  const mail = (
    await adapter.messages.move({ folder: 'INBOX', uids: [(await firstMail()).uid] }, 'Plans')
  )[0]!.to
  const first = await mount(<Reading folder="Plans" mail={mail} />, { adapter })
  await hasKept('message')
  await first.unmount()

  await adapter.folderLock.set('Sunrise-9')
  await adapter.folderLock.open('Sunrise-9')
  await mount(<Reading folder="Plans" mail={mail} />, { adapter })
  await expect.poll(areas).not.toContain('message')
  await expect.poll(areas).not.toContain('list')
  await hasKept('knownFolders')
})

it('[SH-20] [LK-03] forgets everything when the screen is locked', async () => {
  await mount(<Reading folder="INBOX" mail={await firstMail()} />, {
    adapter,
    lockScreen: <Locked />,
  })
  await hasKept('message')
  await page.getByRole('button', { name: 'lock' }).click()
  await expect.element(page.getByText('locked')).toBeVisible()
  await expect.poll(areas).toEqual([])
})

function Locked() {
  const [kept] = useState(() => new KeptAnswers(name))
  useOfflineReading(kept)
  return <p>locked</p>
}

it('[SH-20] [SE-16] forgets everything when the session has ended', async () => {
  await mount(<Reading folder="INBOX" mail={await firstMail()} />, { adapter })
  await hasKept('message')
  adapter.control.endSession()
  await expect.poll(areas).toEqual([])
})

it('[SH-20] forgets a mail that is gone', async () => {
  const kept = new KeptAnswers(name)
  const mail = await firstMail()
  const first = await mount(<Reading folder="INBOX" mail={mail} />, { adapter })
  await hasKept('message')
  await first.unmount()
  vi.spyOn(adapter.messages, 'read').mockRejectedValue(new MailroomError('notFound', 'It is gone.'))
  await mount(<Reading folder="INBOX" mail={mail} />, { adapter })
  await expect.element(page.getByText('mail cannot be read')).toBeVisible()
  await expect.poll(() => kept.get(['message', 'x', 'y'])).toBeUndefined()
  await expect.poll(areas).not.toContain('message')
})

const answer = (uid: number, of: string, text = ''): KeptAnswer => ({
  key: ['message', of, `INBOX#${uid}`] as Key<'message'>,
  data: { text } as Message,
})
const sessionOf = async (): Promise<KeptAnswer> => ({
  key: ['session', '', 'all'],
  data: (await adapter.session.current())!,
})

it('[SH-20] keeps the newest answers, and no more of them than there is room for', async () => {
  const kept = new KeptAnswers(name)
  const of = await account()
  await kept.put(of, [await sessionOf()])
  const long = 'x'.repeat(7_000_000)
  for (const uid of [1, 2, 3]) await kept.put(of, [answer(uid, of, long)])
  expect(await kept.get(answer(1, of).key)).toBeUndefined()
  expect(await kept.get(answer(3, of).key)).toEqual({ text: long })
})

it('[SH-20] forgets what somebody else has read in this browser', async () => {
  const kept = new KeptAnswers(name)
  await kept.put('bob@example.com', [answer(1, 'bob@example.com')])
  const of = await account()
  await kept.put(of, [await sessionOf()])
  expect(await kept.get(answer(1, 'bob@example.com').key)).toBeUndefined()
  expect(await areas()).toEqual(['session'])
})

it('[SH-20] shows nothing that was kept more than seven days ago', async () => {
  const of = await account()
  await new KeptAnswers(name, () => Date.now() - 8 * day).put(of, [await sessionOf()])
  expect(await new KeptAnswers(name).ahead()).toBeUndefined()
  await new KeptAnswers(name, () => Date.now() - 6 * day).put(of, [await sessionOf()])
  expect(await areas()).toEqual(['session'])
})

it('[SH-20] keeps nothing more once it was told to forget', async () => {
  const kept = new KeptAnswers(name)
  const of = await account()
  const putting = kept.put(of, [await sessionOf()])
  await Promise.all([putting, kept.clear()])
  await kept.put(of, [await sessionOf()])
  expect(await areas()).toEqual([])
})
