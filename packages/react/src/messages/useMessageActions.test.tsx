import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Inbox } from '../test/Inbox'
import { countedAdapter, mount } from '../test/mount'

const rows = () =>
  page
    .getByRole('list', { name: 'rows' })
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
const readRows = () => rows().filter((row) => row.startsWith('read')).length
const counts = (id: string) => () => page.getByLabelText(`${id} counts`).element().textContent
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const shown = () => expect.poll(() => rows().length).toBe(10)
const numbers = async (id: string) => {
  await expect.poll(counts(id)).toMatch(/^\d+\/\d+$/)
  return page.getByLabelText(`${id} counts`).element().textContent.split('/').map(Number) as [
    unread: number,
    total: number,
  ]
}

it('[ML-25] marks show before the mail system has answered', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Inbox />, { adapter })
  await shown()
  const before = readRows()
  const [unread, total] = await numbers('INBOX')
  adapter.control.setLatency(60_000)
  await press('mark three')
  await expect.poll(readRows).toBe(before + 3)
  await expect.poll(counts('INBOX')).toBe(`${unread - 3}/${total}`)
})

it('[ML-25] marks that fail come back, with the reason and another try', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Inbox />, { adapter })
  await shown()
  const before = readRows()
  const [unread, total] = await numbers('INBOX')
  adapter.control.fail({ kind: 'server', call: 'messages.setState' })
  await press('mark three')
  await expect.element(page.getByText(/^The mark could not be saved\. The mail system/)).toBeVisible()
  expect(readRows()).toBe(before)
  await expect.poll(counts('INBOX')).toBe(`${unread}/${total}`)
  await press('Try again')
  await expect.poll(readRows).toBe(before + 3)
})

it('[ML-25, ER-03] marks come back by themselves when nothing can be asked any more', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Inbox />, { adapter })
  await shown()
  const before = readRows()
  const [unread, total] = await numbers('INBOX')
  adapter.control.goOffline()
  await press('mark three')
  await expect
    .element(page.getByText(/^The mark could not be saved\. The mail system cannot be/))
    .toBeVisible()
  expect(readRows()).toBe(before)
  await expect.poll(counts('INBOX')).toBe(`${unread}/${total}`)
})

it('[ML-25, ER-03] mails that were to be moved come back by themselves too', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Inbox />, { adapter })
  await shown()
  const before = rows()
  const [unread, total] = await numbers('INBOX')
  adapter.control.goOffline()
  await press('archive three')
  await expect
    .element(page.getByText(/^The messages could not be moved\. The mail system cannot be/))
    .toBeVisible()
  expect(rows()).toEqual(before)
  await expect.poll(counts('INBOX')).toBe(`${unread}/${total}`)
})

it('[ML-05] marking a page of mails is one call, and asks for nothing anew', async () => {
  const { adapter, calls } = countedAdapter()
  await mount(<Inbox />, { adapter })
  await shown()
  // The page that comes next is asked for once this one is on the screen.
  await expect.poll(() => calls.list.mock.calls.length).toBe(2)
  const asked = () =>
    calls.list.mock.calls.length + calls.folders.mock.calls.length + calls.folder.mock.calls.length
  const askedBefore = asked()
  await press('mark all')
  await expect.element(page.getByText('Marked 10 messages as read')).toBeVisible()
  await expect.poll(readRows).toBe(10)
  expect(calls.setState).toHaveBeenCalledOnce()
  expect(asked()).toBe(askedBefore)
})

it('[ML-25] Undo puts each mail back as it was', async () => {
  const { adapter, calls } = countedAdapter()
  await mount(<Inbox />, { adapter })
  await shown()
  await press('mark three')
  await expect.element(page.getByText('Marked 3 messages as read')).toBeVisible()
  const before = readRows()
  await press('mark all')
  await expect.poll(readRows).toBe(10)
  await expect.element(page.getByText('Marked 10 messages as read')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(readRows).toBe(before)
  const [selection, change] = calls.setState.mock.lastCall as [{ uids: number[] }, object]
  expect(change).toEqual({ isRead: false })
  expect(selection.uids).toHaveLength(10 - before)
})

it('[ML-25] moved mails leave the list at once, and the list fills up again', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Inbox />, { adapter })
  await shown()
  const [, total] = await numbers('INBOX')
  const gone = rows().slice(0, 3)
  adapter.control.setLatency(60_000)
  await press('archive three')
  await expect.poll(() => rows().length).toBe(7)
  await expect.element(page.getByText('Moved 3 messages to Archive')).toBeVisible()
  await expect.poll(counts('INBOX')).toMatch(new RegExp(`/${total - 3}$`))
  expect(rows()).not.toContain(gone[0])
})

it('[ML-25] mails that cannot be moved come back to their places', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Inbox />, { adapter })
  await shown()
  const before = rows()
  adapter.control.fail({
    kind: 'forbidden',
    call: 'messages.move',
    details: { detail: 'Read-only mailbox.' },
  })
  await press('archive three')
  await expect.element(page.getByText('The messages could not be moved. Read-only mailbox.')).toBeVisible()
  await expect.poll(rows).toEqual(before)
})

it('[ML-25] Undo brings deleted mails back from the trash', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Inbox />, { adapter })
  await shown()
  const before = rows()
  const [, inTrash] = await numbers('Trash')
  await press('delete three')
  await expect.poll(counts('Trash')).toMatch(new RegExp(`/${inTrash + 3}$`))
  await press('Undo')
  await expect.poll(rows).toEqual(before)
  await expect.poll(counts('Trash')).toMatch(new RegExp(`/${inTrash}$`))
})

it('[ML-25] deleting in the trash is for ever and offers no Undo', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Inbox query={{ folder: 'Trash' }} />, { adapter })
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  await press('delete three')
  await expect.element(page.getByText(/^Deleted \d+ messages? for good$/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([])
})
