import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, focusText, subject, writtenText } from '../test/elements'
import { folderOf } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

/** A mail that was sent and can be called back for half a minute. */
async function sendOne(change: Partial<Parameters<typeof mountComposer>[0]> = {}) {
  const adapter = createMemoryAdapter()
  await adapter.settings.save({ undoSeconds: 30 })
  const mounted = await mountComposer({ adapter, ...change })
  await expect.element(field('To')).toHaveFocus()
  await userEvent.keyboard('wang.lei@example.com{Enter}')
  await subject().fill('Figures')
  focusText()
  await userEvent.keyboard('For Monday')
  const listed = async (role: 'drafts' | 'sent') => {
    const folder = await folderOf(adapter, role)
    const { messages } = await adapter.messages.list({ folder, offset: 0, limit: 50 })
    return messages.filter((row) => row.subject === 'Figures')
  }
  return { ...mounted, adapter, listed }
}

it('[SS-05] counts down, and is written on as it was when it is called back', async () => {
  const { listed, onSent, onClose } = await sendOne()
  await button('Send').click()
  await expect.element(button('Undo').first()).toHaveFocus()
  await expect.element(page.getByText(/Sending in (30|29) s/)).toBeVisible()
  expect((await listed('drafts')).map(({ state }) => state.isScheduled)).toEqual([true])
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Send')).toBeVisible()
  await expect.element(subject()).toHaveValue('Figures')
  expect(writtenText()).toBe('For Monday')
  await subject().fill('Figures')
  expect((await listed('drafts')).map(({ state }) => state.isScheduled)).toEqual([false])
  expect([onSent.mock.calls, onClose.mock.calls]).toEqual([[], []])
  // Nothing of it hinders sending it again.
  await button('Send').click()
  await button('Send now').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect([(await listed('sent')).length, await listed('drafts')]).toEqual([1, []])
})

it('[SS-05] leaves now when its writer does not want to wait, once', async () => {
  const { listed, onSent, onClose } = await sendOne()
  await button('Send').click()
  await button('Send now').click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(onSent).toHaveBeenCalledOnce()
  expect((await listed('sent')).length).toBe(1)
})

it('[SS-05] says that it has left when it is called back too late', async () => {
  const { adapter, listed, onSent } = await sendOne()
  await button('Send').click()
  await expect.element(button('Send now')).toBeVisible()
  const [row] = await listed('drafts')
  const { id, ...form } = await adapter.drafts.open(row!.ref)
  await adapter.sending.send(form, id!)
  await button('Undo').first().click()
  await expect.element(page.getByText('The message has been sent already')).toBeVisible()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect((await listed('sent')).length).toBe(1)
})

it('[SS-05] waits on when it cannot be called back, and says so', async () => {
  const { adapter, onClose } = await sendOne()
  await button('Send').click()
  await expect.element(button('Send now')).toBeVisible()
  adapter.control.fail({ kind: 'offline', call: 'drafts.unschedule' })
  await button('Undo').first().click()
  await expect.element(page.getByText(/The message was not called back and will be sent/)).toBeVisible()
  await expect.element(button('Send now')).toBeEnabled()
  expect(onClose).not.toHaveBeenCalled()
})

it('[SS-05] is left to the mail system when that cannot be reached at its time', async () => {
  const { adapter, onSent, onClose } = await sendOne()
  await button('Send').click()
  adapter.control.fail({ kind: 'offline', call: 'sending.send', times: 9 })
  await button('Send now').click()
  await expect.element(page.getByText(/It sends the message by itself/)).toBeVisible()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(onSent).not.toHaveBeenCalled()
})
