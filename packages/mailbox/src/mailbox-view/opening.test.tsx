import { afterPaint } from '@mailroom/core'
import { parserView } from '@mailroom/html'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, row, showMailbox, tab } from '../stage/elements'
import { manyMails } from '../stage/smallCompany'
import { rightsStrings } from '../rights/rightsStrings'
import { followLoading } from '../stage/followLoading'

const heading = (name: string) => page.getByRole('heading', { name })
const press = (name: RegExp) => (row(name).element() as HTMLElement).click()

/** The pointer rests where the test before has left it, and what is drawn under it would be fetched ahead. */
async function leaveWithPointer() {
  const cover = document.createElement('div')
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647'
  document.body.append(cover)
  await userEvent.hover(cover, { position: { x: 0, y: 0 } })
  cover.remove()
}

/** Shows a list whose code for reading is there. */
async function showList() {
  await leaveWithPointer()
  const shown = await showMailbox({}, manyMails(20))
  await row(/Mail 1\b/).click()
  await expect.element(button('Next message')).toBeVisible()
  await tab('Messages').click()
  shown.calls.read.mockClear()
  return shown
}

it('[RD-14] [T40] a mail that comes soon is opened in one step, and asked for once', async () => {
  const { adapter, calls } = await showList()
  adapter.control.setLatency(20)
  const wasLoading = followLoading()
  press(/Mail 10\b/)
  await expect.element(heading('Mail 10')).toBeVisible()
  expect(wasLoading()).toBe(false)
  const asked = calls.read.mock.calls.map(([ref]) => JSON.stringify(ref))
  expect(asked.filter((ref) => ref === asked[0])).toHaveLength(1)
})

it('[RD-14] [ER-01] a mail that takes its time has its tab meanwhile, and says that it is on its way', async () => {
  const { adapter, calls } = await showList()
  adapter.control.setLatency(1_000)
  const wasLoading = followLoading()
  press(/Mail 10\b/)
  await expect.element(tab('Mail 10')).toHaveAttribute('aria-selected', 'true')
  // Nothing that is only likely to be wanted is on the line before it.
  await calls.read.mock.results[0]?.value
  expect(calls.read).toHaveBeenCalledOnce()
  await expect.element(heading('Mail 10')).toBeVisible()
  expect(wasLoading()).toBe(true)
})

it('[RD-14] [RD-01] [RD-05] the head of a mail that takes its time is there at once, out of its row', async () => {
  const { adapter, calls, place } = await showList()
  adapter.control.setLatency(3_600_000)
  press(/Mail 10\b/)
  await expect.element(heading('Mail 10')).toBeVisible()
  const mail = page.getByRole('article')
  await expect.element(mail.getByRole('status', { name: 'Loading message' })).toBeInTheDocument()
  await expect.element(mail.getByText(/^to /)).toBeVisible()
  // What only the mail itself can tell is not offered: it would print nothing.
  await mail.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Show header' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Print' }).elements()).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  // And what needs nothing but its name works.
  await mail.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect.poll(() => place().kind).not.toBe('message')
  expect(calls.read).toHaveBeenCalledOnce()
})

it('[RD-14] a mail that cannot be had gives its place to the reason, and comes with the next try', async () => {
  const { adapter } = await showList()
  adapter.control.setLatency(300)
  adapter.control.fail({ kind: 'offline', call: 'messages.read', times: 1 })
  press(/Mail 10\b/)
  await expect.element(heading('Mail 10')).toBeVisible()
  await expect.element(page.getByRole('article').getByText('You are offline')).toBeVisible()
})

it('[RD-14] of two mails that are pressed one after the other the second is shown', async () => {
  const { adapter, place } = await showMailbox()
  await expect.element(row(/Lunch/)).toBeVisible()
  adapter.control.setLatency(40)
  press(/Budget/)
  press(/Lunch/)
  await expect.element(heading('Lunch on Thursday?')).toBeVisible()
  expect(page.getByRole('tab').elements()).toHaveLength(2)
  await expect.poll(() => place().kind).toBe('message')
})

/** Calls once the mail stands in the page, before it is painted. */
function whenDrawn<Result>(name: string, call: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (heading(name).elements().length === 0) return
      observer.disconnect()
      resolve(call())
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

it('[RD-14] [T40] a mail is drawn before its address is written', async () => {
  const { place } = await showList()
  const drawnAt = whenDrawn('Mail 10', () => place().kind)
  press(/Mail 10\b/)
  expect(await drawnAt).toBe('folder')
  await expect.poll(() => place()).toMatchObject({ kind: 'message' })
})

it('[RD-14] [SH-16] whoever goes elsewhere before the address of a mail is written stays there', async () => {
  const { place, goTo } = await showList()
  const gone = whenDrawn('Mail 10', () => flushSync(() => goTo({ kind: 'home' })))
  press(/Mail 10\b/)
  await gone
  await new Promise<void>((resolve) => afterPaint(() => afterPaint(resolve)))
  expect(place()).toEqual({ kind: 'home' })
})

it('[RD-14] [T40] whoever may do everything does not wait for the words of what one may not', async () => {
  const asked = [vi.spyOn(rightsStrings, 'load'), vi.spyOn(rightsStrings, 'loaded')]
  await showList()
  press(/Mail 10\b/)
  await expect.element(heading('Mail 10')).toBeVisible()
  for (const call of asked) expect(call).not.toHaveBeenCalled()
})

it('[RD-14] [RD-16] [T40] the mails beside the open one are cleaned before they are shown, and once', async () => {
  const mails = manyMails(5).map((mail, index) => ({ ...mail, html: `<p>Words ${index + 1}</p>` }))
  await showMailbox({}, mails)
  const reading = vi.spyOn(parserView().DOMParser.prototype, 'parseFromString')
  const cleaned = (words: string) => reading.mock.calls.filter((call) => call.join().includes(words)).length
  await row(/Mail 3\b/).click()
  await expect.element(heading('Mail 3')).toBeVisible()
  await expect.poll(() => [cleaned('Words 2'), cleaned('Words 4')]).toEqual([1, 1])
  await button('Next message').click()
  await expect.element(heading('Mail 4')).toBeVisible()
  const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title*="Mail 4"]')
  await expect.poll(() => frame()?.contentDocument?.body.textContent).toContain('Words 4')
  expect(cleaned('Words 4')).toBe(1)
  // Its nodes are where it was shown, so it is cleaned anew when it is shown once more.
  await button('Next message').click()
  await expect.element(heading('Mail 5')).toBeVisible()
  await button('Previous message').click()
  await expect.poll(() => frame()?.contentDocument?.body.textContent).toContain('Words 4')
})
