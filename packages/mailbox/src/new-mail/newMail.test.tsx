import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, showMailbox } from '../stage/elements'
import { NewMailSettings } from './NewMailSettings'
import { NewMailWatch } from './NewMailWatch'
import type { NewMailAlerts } from './NewMailAlerts'

const card = (name: RegExp) => page.getByRole('button', { name })

async function withTwoNew(alerts?: NewMailAlerts) {
  const onCount = vi.fn<(count: number) => void>()
  const shown = await showMailbox({ beside: <NewMailWatch alerts={alerts} onCount={onCount} /> })
  await expect.element(page.getByRole('row').first()).toBeVisible()
  // Its words may come after the rows; it listens from then on.
  await expect.poll(() => onCount.mock.lastCall).toEqual([0])
  const { deliver } = shown.adapter.control
  await deliver({ from: 'wang.li', subject: 'First news', text: 'The words that it begins with.' })
  await expect.element(card(/First news/)).toBeVisible()
  await deliver({ from: 'wang.li', subject: 'Second news', text: 'Other words.' })
  return { ...shown, onCount }
}

it('[SH-09] [SH-11] tells sender, subject and first words, steps through, and opening takes the mail off', async () => {
  const { place, onCount } = await withTwoNew()
  await expect.element(card(/Second news.*Other words\./)).toBeVisible()
  await expect.element(button('Previous new message')).toBeDisabled()
  expect(onCount).toHaveBeenLastCalledWith(2)
  await button('Next new message').click()
  await expect.element(page.getByText('2 of 2', { exact: true })).toBeVisible()
  await card(/First news.*The words that it begins with\./).click()
  await expect.poll(place).toMatchObject({ kind: 'message' })
  await expect.element(page.getByRole('heading', { name: 'First news' })).toBeVisible()
  await expect.poll(() => onCount.mock.lastCall).toEqual([1])
  await expect.element(card(/Second news.*Other words\./)).toBeVisible()
  await button('Dismiss').last().click()
  await expect.poll(() => onCount.mock.lastCall).toEqual([0])
})

it('[SH-09] is silent about mail that the reader puts away or writes', async () => {
  const onCount = vi.fn<(count: number) => void>()
  const { adapter } = await showMailbox({ beside: <NewMailWatch onCount={onCount} /> })
  await expect.element(page.getByRole('row').first()).toBeVisible()
  await adapter.messages.delete({ folder: 'INBOX', uids: 'all' })
  await expect.element(page.getByText('Your inbox is empty. Enjoy the quiet.')).toBeVisible()
  expect(onCount.mock.calls.every(([count]) => count === 0)).toBe(true)
})

it('[SH-17] shows a notification while the page is not in front, which opens the mail', async () => {
  const made: { title: string; body: string | undefined; press: () => void }[] = []
  class Shown extends EventTarget {
    static readonly permission = 'granted'
    constructor(title: string, { body }: NotificationOptions) {
      super()
      made.push({ title, body, press: () => this.dispatchEvent(new Event('click')) })
    }
    close() {}
  }
  vi.stubGlobal('Notification', Shown)
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const { place } = await withTwoNew({ notify: true, sound: false })
  await expect.poll(() => made.length).toBe(2)
  expect(made[0]).toMatchObject({ body: 'First news\nThe words that it begins with.' })
  expect(made[0]!.title).toMatch(/^New mail from /)
  made[0]!.press()
  await expect.poll(place).toMatchObject({ kind: 'message' })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('[SH-17] plays two notes for new mail where a sound is wanted, and none otherwise', async () => {
  const started = vi.spyOn(OscillatorNode.prototype, 'start')
  await withTwoNew({ notify: false, sound: false })
  expect(started).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Dismiss' }).last().click()
  await withTwoNew({ notify: false, sound: true })
  await expect.poll(() => started.mock.calls.length).toBeGreaterThanOrEqual(2)
})

it('[SH-17] asks for permission when it is turned on, and says what to do when it is refused', async () => {
  const requestPermission = vi.fn(async () => 'denied')
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  const onAlertsChange = vi.fn()
  const off = { notify: false, sound: false }
  await showMailbox({ beside: <NewMailSettings alerts={off} onAlertsChange={onAlertsChange} /> })
  const notify = page.getByRole('switch', { name: /notification of the system/ })
  await expect.element(notify).toBeVisible()
  expect(requestPermission).not.toHaveBeenCalled()
  await notify.click()
  await expect.element(page.getByText(/^Your browser does not let this page/)).toBeVisible()
  expect(onAlertsChange).not.toHaveBeenCalled()
  requestPermission.mockResolvedValue('granted')
  await notify.click()
  await expect.poll(() => onAlertsChange.mock.lastCall).toEqual([{ notify: true, sound: false }])
  await page.getByRole('switch', { name: /short sound/ }).click()
  expect(onAlertsChange).toHaveBeenLastCalledWith({ notify: false, sound: true })
  vi.unstubAllGlobals()
})
