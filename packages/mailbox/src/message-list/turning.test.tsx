import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, folder, row, rows, showMailbox, subjects } from '../stage/elements'
import { manyMails } from '../stage/smallCompany'

const heading = (name: string) => page.getByRole('heading', { name })
const jump = async (to: string) => {
  await page.getByRole('textbox', { name: 'Go to page' }).fill(to)
  await userEvent.keyboard('{Enter}')
}

/** Notes whenever a list says that it does not show yet what was asked for. */
function followBusy(): readonly string[] {
  const seen: string[] = []
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { ariaBusy, ariaLabel } = target as HTMLElement
      if (ariaBusy === 'true') seen.push(ariaLabel ?? '')
    }
  })
  watch.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] })
  return seen
}

it('[ML-14] [ML-28] a page that comes at once is shown in one step, in the rows of the one before, and asked for once', async () => {
  const { calls } = await showMailbox({}, manyMails(100))
  await expect.poll(() => rows().length).toBe(20)
  const before = rows()
  const busy = followBusy()
  await jump('4')
  await expect.poll(() => subjects().at(-1)).toBe('Mail 80')
  expect(subjects()[0]).toBe('Mail 61')
  expect(rows()).toEqual(before)
  expect(busy).toEqual([])
  const offsets = calls.list.mock.calls.map(([query]) => (query as { offset: number }).offset)
  expect(offsets.filter((offset) => offset === 60)).toHaveLength(1)
})

/** Notes of each frame, once it is painted, the first row and how far the list is scrolled. */
function followFrames(list: Element): ReadonlySet<string> {
  const seen = new Set<string>()
  const painted = new MessageChannel()
  painted.port1.onmessage = () => seen.add(`${subjects()[0]} at ${list.scrollTop}`)
  let frame = 0
  const look = () => {
    // A message posted in a frame is handled after it was painted.
    painted.port2.postMessage(undefined)
    frame = requestAnimationFrame(look)
  }
  look()
  onTestFinished(() => {
    cancelAnimationFrame(frame)
    painted.port1.close()
  })
  return seen
}

it('[ML-14] [ML-15] another folder or page begins at its top, never seen elsewhere, and is there when it is shown', async () => {
  const own = manyMails(45).map((mail) => ({ ...mail, subject: `Slip ${mail.subject}`, folder: 'Receipts' }))
  await showMailbox({ height: 400 }, [...manyMails(20), ...own])
  await expect.poll(() => subjects()[0]).toBe('Mail 1')
  const list = page.getByRole('grid').element()
  list.scrollTop = 150
  const seen = followFrames(list)
  await expect.poll(() => [...seen]).toEqual(['Mail 1 at 150'])
  await folder(/Receipts/).click()
  await expect.poll(() => [...seen]).toEqual(['Mail 1 at 150', 'Slip Mail 1 at 0'])
  await expect.element(page.getByRole('region', { name: 'Receipts' })).toHaveAttribute('aria-busy', 'false')
  list.scrollTop = 100
  await expect.poll(() => [...seen].at(-1)).toBe('Slip Mail 1 at 100')
  await jump('2')
  await expect.poll(() => [...seen].slice(3)).toEqual(['Slip Mail 21 at 0'])
})

it('[ML-12] [ML-14] rows stay in their places where a day of the next page is another one', async () => {
  const days = (count: number, minutesAgo: number, word: string) =>
    Array.from({ length: count }, (_, index) => ({
      subject: `${word} ${index}`,
      minutesAgo: minutesAgo + index,
    }))
  const now = new Date()
  const sinceMidnight = now.getHours() * 60 + now.getMinutes()
  await showMailbox({}, [...days(25, sinceMidnight + 60, 'Yesterday'), ...days(20, 9 * 24 * 60, 'Old')])
  await expect.element(page.getByRole('rowgroup', { name: 'Yesterday 20' })).toBeInTheDocument()
  await expect.poll(() => rows().length).toBe(20)
  const before = rows()
  await button('Next page').click()
  await expect.poll(() => subjects().at(-1)).toBe('Old 14')
  expect(rows()).toEqual(before)
  await expect.element(page.getByRole('rowgroup', { name: 'Yesterday 5' })).toBeInTheDocument()
  const earlier = page.getByRole('rowgroup', { name: 'Earlier 15' }).element()
  const owned = earlier
    .getAttribute('aria-owns')!
    .split(' ')
    .map((id) => document.getElementById(id))
  expect(owned).toEqual(before.slice(5))
})

it('[ML-14] a page that takes its time is said to be on its way, beside the one before', async () => {
  const { adapter } = await showMailbox({}, manyMails(100))
  await expect.poll(() => rows().length).toBe(20)
  adapter.control.setLatency(1_000)
  await jump('4')
  await expect.element(page.getByRole('region', { name: 'Inbox' })).toHaveAttribute('aria-busy', 'true')
  expect(subjects()[0]).toBe('Mail 1')
  await expect.poll(() => subjects()[0]).toBe('Mail 61')
})

it('[ML-15] whoever goes on to something else meanwhile stays there', async () => {
  const { adapter, place } = await showMailbox()
  await expect.element(row(/Lunch/)).toBeVisible()
  adapter.control.setLatency(40)
  await userEvent.hover(row(/Lunch/))
  const sent = folder(/Sent/).element() as HTMLElement
  const lunch = row(/Lunch/).element() as HTMLElement
  sent.click()
  lunch.click()
  await expect.element(heading('Lunch on Thursday?')).toBeVisible()
  adapter.control.setLatency(0)
  await expect.element(folder(/Inbox/)).toHaveAttribute('aria-selected', 'true')
  expect(place().kind).toBe('message')
})

it('[ML-15] of two folders that are chosen one after the other the second is shown', async () => {
  const { adapter, place } = await showMailbox()
  await expect.element(row(/Lunch/)).toBeVisible()
  adapter.control.setLatency(40)
  for (const name of [/Sent/, /Trash/]) (folder(name).element() as HTMLElement).click()
  await expect.element(heading('Trash')).toBeVisible()
  expect(place()).toEqual({ kind: 'folder', folder: 'Trash' })
})

it('[IX-03] focus on a row goes to the first one of the page that takes its place', async () => {
  await showMailbox({}, manyMails(45))
  await expect.poll(() => rows().length).toBe(20)
  const third = rows()[2] as HTMLElement
  third.focus()
  const next = button('Next page').element() as HTMLElement
  // As a shortcut does: without taking the focus.
  next.click()
  await expect.poll(() => subjects()[0]).toBe('Mail 21')
  expect(document.activeElement).toBe(rows()[0])
})

it('[ML-25] [ML-28] a mail that goes takes its own row with it', async () => {
  await showMailbox({}, manyMails(45))
  await expect.poll(() => rows().length).toBe(20)
  const before = rows()
  await page.getByRole('checkbox', { name: 'Select Mail 3', exact: true }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => subjects()[2]).toBe('Mail 4')
  expect(rows().slice(0, 4)).toEqual([before[0], before[1], before[3], before[4]])
})
