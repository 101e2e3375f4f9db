import type { Settings } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, row, showMailbox, tab } from '../stage/elements'
import { manyMails } from '../stage/smallCompany'
import { followLoading } from '../stage/followLoading'
import { restMs } from './usePreview'

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const bar = () => page.getByRole('separator', { name: 'Size of the reading pane' })
const withLayout = (layout: Partial<Settings>, width = 1300) => ({
  width,
  prepare: (adapter: Awaited<ReturnType<typeof showMailbox>>['adapter']) => adapter.settings.save(layout),
})

describe('the reading pane', () => {
  it('[ML-26] shows a mail beside the list, and opens it by a second press', async () => {
    await showMailbox(withLayout({ readingPane: 'right' }), manyMails(3))
    await expect.element(page.getByText('Choose a message to read it here.')).toBeVisible()
    await row(/Mail 2\b/).click()
    await expect.element(heading('Mail 2')).toBeVisible()
    await expect.element(row(/Mail 2\b/)).toHaveAttribute('aria-current', 'true')
    expect(tab(/Mail/).elements()).toHaveLength(0)
    await row(/Mail 2\b/).click()
    await expect.element(tab('Mail 2')).toBeVisible()
  })

  it('[ML-26] follows the arrows once they rest, and asks for nothing on the way', async () => {
    const { calls } = await showMailbox(withLayout({ readingPane: 'below' }), manyMails(9))
    await row(/Mail 1\b/).click()
    await expect.element(heading('Mail 1')).toBeVisible()
    calls.read.mockClear()
    const began = performance.now()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(heading('Mail 6')).toBeVisible()
    const asked = calls.read.mock.calls.map(([ref]) => (ref as { uid: number }).uid)
    // Keys that a busy machine brings late have rested in between. Each mail brings those beside it.
    const rests = Math.floor((performance.now() - began) / restMs)
    expect(asked.length).toBeLessThanOrEqual(3 * (1 + rests))
  })

  it('[ML-26] [T40] turns to a mail that comes soon in one step, and asks for it once', async () => {
    const { adapter, calls } = await showMailbox(withLayout({ readingPane: 'right' }), manyMails(20))
    await row(/Mail 1\b/).click()
    await expect.element(heading('Mail 1')).toBeVisible()
    calls.read.mockClear()
    adapter.control.setLatency(20)
    const wasLoading = followLoading()
    ;(row(/Mail 10\b/).element() as HTMLElement).click()
    await expect.element(heading('Mail 10')).toBeVisible()
    expect(wasLoading()).toBe(false)
    const asked = calls.read.mock.calls.map(([ref]) => JSON.stringify(ref))
    expect(asked.filter((ref) => ref === asked[0])).toHaveLength(1)
  })

  it('[ML-26] opens a mail that is pressed twice before it has come', async () => {
    const { adapter } = await showMailbox(withLayout({ readingPane: 'right' }), manyMails(3))
    await expect.element(row(/Mail 2\b/)).toBeVisible()
    adapter.control.setLatency(60)
    const pressed = row(/Mail 2\b/).element() as HTMLElement
    pressed.click()
    pressed.click()
    await expect.element(tab('Mail 2')).toBeVisible()
  })

  it('[ML-26] leaves a mail unread whose reader goes on before its time', async () => {
    const mails = manyMails(3).map((mail) => ({ ...mail, state: { isRead: false } }))
    const { calls } = await showMailbox(withLayout({ readingPane: 'right', markReadSeconds: 5 }), mails)
    await row(/Mail 1\b/).click()
    await expect.element(heading('Mail 1')).toBeVisible()
    await row(/Mail 2\b/).click()
    await expect.element(heading('Mail 2')).toBeVisible()
    expect(calls.setState).not.toHaveBeenCalled()
    await expect.element(row(/^Unread.*Mail 1\b/)).toBeVisible()
  })

  it('[ML-26] is resized by keys, and keeps its size', async () => {
    const { adapter } = await showMailbox(withLayout({ readingPane: 'right', sizes: { right: 480 } }))
    await expect.element(bar()).toHaveAttribute('aria-valuenow', '480')
    bar().element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(bar()).toHaveAttribute('aria-valuenow', '488')
    await expect.poll(async () => (await adapter.settings.load()).sizes).toEqual({ right: 488 })
  })

  it('[ML-26] gives way to tabs where there is no room', async () => {
    await showMailbox(withLayout({ readingPane: 'right' }, 600), manyMails(3))
    await row(/Mail 2\b/).click()
    await expect.element(tab('Mail 2')).toBeVisible()
  })

  it('[ML-26] is chosen in the view menu, with the density of the rows', async () => {
    await showMailbox({ width: 1300 }, manyMails(3))
    await expect.element(row(/Mail 1\b/)).toBeVisible()
    const height = () =>
      row(/Mail 1\b/)
        .element()
        .getBoundingClientRect().height
    expect(height()).toBeGreaterThanOrEqual(44)
    await button('View').click()
    await page.getByRole('menuitemradio', { name: 'Compact' }).click()
    await expect.poll(height).toBeLessThan(40)
    await button('View').click()
    await page.getByRole('menuitemradio', { name: 'Below' }).click()
    await expect.element(bar()).toHaveAttribute('aria-orientation', 'horizontal')
  })
})

describe('from mail to mail', () => {
  it('[RD-01] goes on over the pages, and ends at the first and the last mail', async () => {
    const { place } = await showMailbox({}, manyMails(22))
    await row(/Mail 20\b/).click()
    await expect.element(heading('Mail 20')).toBeVisible()
    await button('Next message').click()
    await expect.element(heading('Mail 21')).toBeVisible()
    await button('Next message').click()
    await expect.element(heading('Mail 22')).toBeVisible()
    await expect.element(button('Next message')).toBeDisabled()
    await button('Previous message').click()
    await button('Previous message').click()
    await expect.element(heading('Mail 20')).toBeVisible()
    await tab('Messages').click()
    await expect.element(row(/Mail 20\b/)).toBeVisible()
    expect(place()).toEqual({ kind: 'folder', folder: 'INBOX' })
    await row(/Mail 1\b/).click()
    await expect.element(button('Previous message')).toBeDisabled()
  })

  it('[RD-01] shows the tab of a mail that is open already', async () => {
    await showMailbox({}, manyMails(3))
    await row(/Mail 2\b/).click()
    await tab('Messages').click()
    await row(/Mail 1\b/).click()
    await expect.element(heading('Mail 1')).toBeVisible()
    await button('Next message').click()
    await expect.element(tab('Mail 2')).toHaveAttribute('aria-selected', 'true')
    expect(tab(/^Mail \d/).elements()).toHaveLength(2)
  })
})
