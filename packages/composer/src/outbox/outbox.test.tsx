import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createBrowserJournal } from '../journal/createBrowserJournal'
import { button } from '../test/elements'
import { folderOf } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'
import { readyMail } from '../test/readyMail'
import { OutboxNotice } from './OutboxNotice'

let journal: ReturnType<typeof createBrowserJournal>
beforeEach(() => {
  journal = createBrowserJournal(`${crypto.randomUUID()}@example.com`)
})
afterEach(() => journal.clear())

const sentIn = async (adapter: MemoryAdapter) => {
  const { messages } = await adapter.messages.list({
    folder: await folderOf(adapter, 'sent'),
    offset: 0,
    limit: 50,
  })
  return messages.filter(({ subject }) => subject === readyMail.subject).length
}

/** A line that carries nothing, for as many sendings. */
function cut(adapter: MemoryAdapter, times: number) {
  for (const call of ['sending.send', 'sending.hold'] as const)
    adapter.control.fail({ kind: 'offline', call, times })
}

/** Writes a mail and sends it without a connection. */
async function sendOffline(start: Parameters<typeof mountComposer>[0] = {}) {
  const adapter = createMemoryAdapter()
  const mounted = await mountComposer({ adapter, journal, start: readyMail, ...start })
  cut(adapter, 1)
  await button('Send').click()
  return mounted
}

async function showOutbox(adapter: MemoryAdapter) {
  const onEdit = vi.fn<(entry: unknown) => void>()
  await render(
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale="en">
      <OutboxNotice journal={journal} onEdit={onEdit} />
    </MailroomProvider>,
  )
  return onEdit
}

it('[CO-21] keeps a mail that is sent without a connection, and nothing of it among the drafts', async () => {
  const { onClose, onSent, adapter } = await sendOffline()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.element(page.getByText(/waits in the outbox/)).toBeVisible()
  const [mail] = await journal.outbox.mails()
  expect(mail).toMatchObject({ content: { subject: 'Hi', to: [{ address: 'wang.lei@example.com' }] } })
  expect(await journal.entry(mail!.draftId)).toBeUndefined()
  expect([await sentIn(adapter), onSent.mock.calls]).toEqual([0, []])
})

it('[CO-21] lets what waits leave once there is a connection, once also where the answer had got lost', async () => {
  const { adapter, unmount } = await sendOffline()
  await expect.poll(async () => (await journal.outbox.mails()).length).toBe(1)
  await unmount()
  // It had arrived after all.
  const [mail] = await journal.outbox.mails()
  await adapter.sending.send(mail!.content, mail!.draftId)
  // A page that is loaded again has nothing but what lies in the browser.
  journal = createBrowserJournal(mail!.entry.fields.from!.address)
  await journal.outbox.put(mail!)
  await showOutbox(adapter)
  await expect.element(page.getByText('Sent from the outbox: Hi')).toBeVisible()
  expect(await journal.outbox.mails()).toEqual([])
  expect(await sentIn(adapter)).toBe(1)
})

it('[CO-21] lists what waits, gives it back to be written on, and throws it away after a question', async () => {
  const { adapter, unmount } = await sendOffline()
  await expect.poll(async () => (await journal.outbox.mails()).length).toBe(1)
  await unmount()
  const [mail] = await journal.outbox.mails()
  await journal.outbox.put({ ...mail!, draftId: 'other', content: { ...mail!.content, subject: 'Other' } })
  cut(adapter, 99)
  const onEdit = await showOutbox(adapter)
  await expect.element(page.getByText('2 messages wait for the connection')).toBeVisible()
  await button('Show outbox').click()
  await button('Delete Other').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('1 message waits for the connection')).toBeVisible()
  await button('Edit Hi').click()
  await expect.poll(() => onEdit.mock.calls.length).toBe(1)
  expect(onEdit.mock.calls[0]![0]).toMatchObject({ draftId: mail!.draftId, fields: { subject: 'Hi' } })
  expect(await journal.outbox.mails()).toEqual([])
  expect(await journal.entry(mail!.draftId)).toMatchObject({ fields: { subject: 'Hi' } })
})

it('[CO-21] says why the mail system does not take one, and waits for its writer', async () => {
  const { adapter, unmount } = await sendOffline()
  await expect.poll(async () => (await journal.outbox.mails()).length).toBe(1)
  await unmount()
  adapter.control.fail({ kind: 'overQuota', call: 'sending.send', times: 1 })
  await showOutbox(adapter)
  await expect.element(page.getByText('1 message from the outbox was not sent')).toBeVisible()
  expect((await journal.outbox.mails())[0]!.refusal).toBeTruthy()
  await button('Try now').click()
  await expect.element(page.getByText('Sent from the outbox: Hi')).toBeVisible()
  expect(await sentIn(adapter)).toBe(1)
})

it('[CO-21] does not keep a mail with a password, which is kept nowhere', async () => {
  const { onClose, adapter } = await sendOffline({
    start: {
      kind: 'restored',
      entry: {
        draftId: 'sealed',
        fields: {
          from: { address: 'alice@example.com', name: '' },
          to: readyMail.to,
          cc: [],
          bcc: [],
          subject: 'Sealed',
          attachments: [],
          origin: undefined,
          seal: { kind: 'password', password: 'abc123' },
        },
        html: '<div>hello</div>',
        writtenAt: 0,
      },
    },
  })
  await expect.element(page.getByRole('alert').getByText(/was not sent/)).toBeVisible()
  expect([onClose.mock.calls, await journal.outbox.mails(), await sentIn(adapter)]).toEqual([[], [], 0])
})
