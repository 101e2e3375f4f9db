import { MailroomError } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider, useSession } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { row } from '../stage/elements'
import { smallCompany } from '../stage/smallCompany'
import { IdleWatch } from './IdleWatch'
import { InactivityWatch } from './InactivityWatch'
import { tellWindows } from './lockChannel'
import { ScreenLockStage } from './stage/ScreenLockStage'

const heading = () => page.getByRole('heading', { name: 'Screen locked' })
const password = () => page.getByRole('textbox', { name: 'Mailbox password' })
const subject = () => page.getByRole('textbox', { name: 'Subject' })

async function show(isLocked = false, adapter = createMemoryAdapter({ company: smallCompany() })) {
  await page.viewport(1320, 800)
  await render(<ScreenLockStage adapter={adapter} isLocked={isLocked} />)
  return adapter
}
const lock = async () => {
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock screen' }).click()
  await expect.element(heading()).toBeVisible()
}
const unlock = async (secret = 'Mailroom-2026') => {
  await password().fill(secret)
  await userEvent.keyboard('{Enter}')
}

afterEach(() => vi.useRealTimers())

it('[LK-01] [LK-03] asks, then nothing of the mail is in the page and the server is locked', async () => {
  const adapter = await show()
  await expect.element(row(/Budget/)).toBeVisible()
  await lock()
  expect(document.body.textContent).not.toMatch(/Budget/)
  expect(document.querySelectorAll('iframe')).toHaveLength(0)
  await expect(adapter.folders.list()).rejects.toMatchObject({ kind: 'screenLocked' })
})

it('[LK-02] [LK-04] stays locked at a wrong password, and shows the mail again at the right one', async () => {
  await show(true)
  await unlock('wrong')
  await expect.element(page.getByText('The password is wrong.')).toBeVisible()
  await expect.element(password()).toHaveFocus()
  await unlock()
  await expect.element(row(/Budget/)).toBeVisible()
})

it('[LK-03] [LK-04] a mail that is being written is saved before, and open again afterwards', async () => {
  await show()
  await page.getByRole('button', { name: 'New message' }).first().click()
  await subject().fill('Half a letter')
  await lock()
  await unlock()
  await expect.element(subject()).toHaveValue('Half a letter')
})

it('[LK-03] [LK-04] follows another window to the lock and back, and never locks it again by that', async () => {
  const adapter = await show()
  await expect.element(row(/Budget/)).toBeVisible()
  const { address } = (await adapter.session.current())!.user.address
  tellWindows(address, 'locked')
  await expect.element(password()).toHaveFocus()
  expect((await adapter.session.current())?.isLocked).toBe(false)
  tellWindows(address, 'unlocked')
  await expect.element(row(/Budget/)).toBeVisible()
})

it('[LK-04] a call that failed at the lock, and says so late, does not lock what was unlocked meanwhile', async () => {
  const adapter = createMemoryAdapter({ company: smallCompany() })
  const list = vi.spyOn(adapter.messages, 'list')
  await show(false, adapter)
  await expect.element(row(/Budget/)).toBeVisible()
  const late = Promise.withResolvers<never>()
  list.mockClear().mockReturnValueOnce(late.promise)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => list.mock.calls.length).toBeGreaterThan(0)
  await lock()
  await unlock()
  await expect.element(heading()).not.toBeInTheDocument()
  late.reject(new MailroomError('screenLocked', 'The screen is locked.'))
  await expect(late.promise).rejects.toThrow('The screen is locked.')
  await expect.element(row(/Budget/)).toBeVisible()
  await expect.element(heading()).not.toBeInTheDocument()
})

it('[LK-01] locks after ten minutes without anybody, seen within half a minute', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const onIdle = vi.fn()
  const onActive = vi.fn()
  const watch = new IdleWatch({ onIdle, onActive })
  vi.advanceTimersByTime(599_000)
  document.dispatchEvent(new KeyboardEvent('keydown'))
  expect(onActive).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(590_000)
  // Somebody in another window.
  watch.note()
  vi.advanceTimersByTime(599_000)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(31_000)
  expect(onIdle).toHaveBeenCalled()
  watch.close()
})

function Away() {
  const { session, expired } = useSession()
  return (
    <>
      <p>{expired ? expired.detail : session && 'Signed in'}</p>
      <InactivityWatch />
    </>
  )
}

it('[SE-17] ends the session when nobody was there for as long as is allowed, seen within a minute', async () => {
  const adapter = createMemoryAdapter({ company: smallCompany() })
  await adapter.control.ready()
  const { idleSeconds } = (await adapter.session.current())!.limits
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await render(
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale="en">
      <Away />
    </MailroomProvider>,
  )
  await expect.element(page.getByText('Signed in')).toBeVisible()
  vi.advanceTimersByTime((idleSeconds - 10) * 1000)
  document.dispatchEvent(new KeyboardEvent('keydown'))
  vi.advanceTimersByTime((idleSeconds - 70) * 1000)
  expect(await adapter.session.current()).toBeDefined()
  vi.advanceTimersByTime(140_000)
  await expect.element(page.getByText(/^You were away for long/)).toBeVisible()
  expect(await adapter.session.current()).toBeUndefined()
})
