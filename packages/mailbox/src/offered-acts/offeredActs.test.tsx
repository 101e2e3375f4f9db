import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, folder, row, showMailbox, subjects } from '../stage/elements'
import { manyMails } from '../stage/smallCompany'
import type { OfferedActs } from './OfferedAct'
import { useOfferedActs } from './useOfferedActs'

type Options = NonNullable<Parameters<typeof showMailbox>[0]>

/** A mailbox, and what its host can ask it for. */
async function showOffering(options: Options = {}, mails = manyMails(4)) {
  let ask: () => Promise<OfferedActs> = () => Promise.reject(new Error('The host is not there yet.'))
  const Host = () => {
    ask = useOfferedActs()
    return null
  }
  const shown = await showMailbox({ ...options, beside: <Host /> }, mails)
  const offered = async () => {
    const { to, acts } = await ask()
    return { to, names: acts.map(({ words }) => words.join(': ')) }
  }
  const run = async (name: string) => {
    const { acts } = await ask()
    const act = acts.find(({ words }) => words.join(': ') === name)
    if (!act) throw new Error(`Nobody offers ${name}.`)
    act.run()
  }
  return { ...shown, offered, run }
}

const check = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const names = (shown: Awaited<ReturnType<typeof showOffering>>) => async () => (await shown.offered()).names

it('[SH-18] offers nothing while no row is selected and no mail is open', async () => {
  const shown = await showOffering()
  await expect.element(row(/Mail 1\b/)).toBeVisible()
  expect(await shown.offered()).toEqual({ to: undefined, names: [] })
})

it('[SH-18] marks, flags and tags the selected rows by name, with one call for all of them', async () => {
  const shown = await showOffering()
  await check('Mail 1').click()
  await check('Mail 3').click()
  await expect.poll(names(shown)).toContain('Snooze…')
  expect((await shown.offered()).to).toBe('selection')
  await shown.run('Mark as: Unread')
  await expect.poll(() => shown.calls.setState.mock.calls.length).toBe(1)
  await shown.run('Mark as: Blue flag')
  await expect.poll(() => shown.calls.setState.mock.calls.length).toBe(2)
  await shown.run('Tags: Follow up')
  await expect.poll(() => shown.calls.setState.mock.calls.length).toBe(3)
  expect(shown.calls.setState.mock.calls.map(([, change]) => change as unknown)).toEqual([
    { isRead: false },
    { flag: 'blue' },
    { addTags: ['Follow up'] },
  ])
  const { messages } = await shown.adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 10 })
  expect(messages.filter(({ state }) => state.flag === 'blue').map(({ subject }) => subject)).toEqual([
    'Mail 1',
    'Mail 3',
  ])
})

it('[SH-18] takes off a tag that all the selected have', async () => {
  const tagged = manyMails(2).map((mail) => ({ ...mail, state: { tags: ['Follow up'] } }))
  const shown = await showOffering({}, tagged)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect.poll(names(shown)).toContain('Tags: Follow up')
  await shown.run('Tags: Follow up')
  await expect
    .poll(() => shown.calls.setState.mock.calls.map(([, change]) => change as unknown))
    .toEqual([{ removeTags: ['Follow up'] }])
})

it('[SH-18] moves and deletes the selected rows with the way back that the toolbar gives', async () => {
  const shown = await showOffering()
  await check('Mail 1').click()
  await check('Mail 2').click()
  await expect.poll(names(shown)).toContain('Move to: Archive')
  await shown.run('Move to: Archive')
  await expect.poll(subjects).toEqual(['Mail 3', 'Mail 4'])
  await button('Undo').click()
  await expect.poll(subjects).toEqual(['Mail 1', 'Mail 2', 'Mail 3', 'Mail 4'])
  await check('Mail 4').click()
  await expect.poll(names(shown)).toContain('Delete')
  await shown.run('Delete')
  await expect.poll(subjects).toEqual(['Mail 1', 'Mail 2', 'Mail 3'])
  await button('Undo').first().click()
  await expect.poll(subjects).toEqual(['Mail 1', 'Mail 2', 'Mail 3', 'Mail 4'])
})

it('[SH-18] offers what takes mails away behind all the rest, of selected rows and of the open mail', async () => {
  const shown = await showOffering({ features: { deleteForeverButton: true } })
  const behind = async () => {
    const offered = (await shown.offered()).names
    const first = offered.findIndex((name) => name.startsWith('Delete'))
    return first > 0 && offered.slice(first).every((name) => name.startsWith('Delete'))
  }
  await check('Mail 2').click()
  await expect.poll(names(shown)).toContain('Snooze…')
  await expect.poll(names(shown)).toContain('Delete')
  expect(await behind()).toBe(true)
  await row(/Mail 1\b/).click()
  await expect.poll(async () => (await shown.offered()).to).toBe('openMail')
  await expect.poll(names(shown)).toContain('Delete')
  expect(await behind()).toBe(true)
})

it('[SH-18] snoozes the selected rows through the same window', async () => {
  const shown = await showOffering()
  await check('Mail 2').click()
  await expect.poll(names(shown)).toContain('Snooze…')
  await shown.run('Snooze…')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Tomorrow/ })
    .click()
  await expect.poll(subjects).toEqual(['Mail 1', 'Mail 3', 'Mail 4'])
  await button('Undo').click()
  await expect.poll(subjects).toEqual(['Mail 1', 'Mail 2', 'Mail 3', 'Mail 4'])
})

it('[SH-18] does not offer what the toolbar does not: moving drafts, deleting where that is switched off', async () => {
  const shown = await showOffering({ features: { delete: false } }, [])
  await folder(/^Drafts/).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect.poll(names(shown)).toContain('Mark as: Read')
  const { names: offered } = await shown.offered()
  expect(offered.filter((name) => /^Move to|Delete|Snooze|Reply/.test(name))).toEqual([])
})

it('[SH-18] acts on the open mail, and on that alone while rows are selected behind it', async () => {
  const shown = await showOffering()
  await check('Mail 3').click()
  await row(/Mail 1\b/).click()
  await expect.element(page.getByRole('heading', { name: 'Mail 1' })).toBeVisible()
  await expect.poll(async () => (await shown.offered()).to).toBe('openMail')
  await shown.run('Mark as: Flag: Red')
  await expect
    .poll(() => shown.calls.setState.mock.calls.map(([selection, change]) => [selection, change] as unknown))
    .toContainEqual([{ folder: 'INBOX', uids: [expect.any(Number)] }, { flag: 'red' }])
  await shown.run('Move to: Receipts')
  // It stays open where it is now.
  await expect.poll(names(shown)).toContain('Move to: Inbox')
  await shown.run('Delete')
  const inTrash = async () =>
    (await shown.adapter.messages.list({ folder: 'Trash', offset: 0, limit: 10 })).messages
  await expect.poll(async () => (await inTrash()).map(({ subject }) => subject)).toEqual(['Mail 1'])
})
