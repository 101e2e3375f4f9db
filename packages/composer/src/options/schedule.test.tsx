import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, focusText, subject, writtenText } from '../test/elements'
import { folderOf } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'
import { scheduleTimeText } from './chosenTime'

const hourMs = 60 * 60_000
const time = () => page.getByLabelText('Date and time')
const form = {
  to: [{ address: 'wang.lei@example.com', name: '' }],
  cc: [],
  bcc: [],
  subject: 'Figures',
  html: '<div>For Monday</div>',
  text: 'For Monday',
  isHtml: true,
  attachments: [],
}

async function write() {
  await expect.element(field('To')).toHaveFocus()
  await userEvent.keyboard('wang.lei@example.com{Enter}')
  await subject().fill('Figures')
  focusText()
  await userEvent.keyboard('For Monday')
}

/** A mail of somebody's that waits for another day, opened. */
async function openWaiting() {
  const adapter = createMemoryAdapter()
  const at = Math.ceil(Date.now() / 60_000) * 60_000 + 24 * hourMs
  const { ref, id } = await adapter.drafts.schedule!(form, at, adapter.sending.newDraftId())
  const mounted = await mountComposer({ adapter, start: { kind: 'draft', ref } })
  const kept = async () => {
    const { messages } = await adapter.messages.list({ folder: ref.folder, offset: 0, limit: 5 })
    return messages
      .filter((row) => row.subject.startsWith('Figures'))
      .map((row) => [row.subject, row.state.isScheduled])
  }
  return { ...mounted, at, ref, id, kept }
}

it('[CO-07] leaves in an hour unless said otherwise, and waits among the drafts until then', async () => {
  const { adapter, onSent, onClose } = await mountComposer()
  await write()
  const before = Date.now()
  await button('Send later').click()
  await expect.element(button('Protect this message')).toBeDisabled()
  await expect.element(time()).toBeVisible()
  const shown = new Date((time().element() as HTMLInputElement).value).getTime()
  expect(Math.abs(shown - before - hourMs)).toBeLessThanOrEqual(2 * 60_000)
  await button('Schedule').click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(onSent).not.toHaveBeenCalled()
  const folder = await folderOf(adapter, 'drafts')
  const { messages } = await adapter.messages.list({ folder, offset: 0, limit: 1 })
  expect(messages[0]).toMatchObject({ subject: 'Figures', state: { isScheduled: true } })
  expect((await adapter.drafts.open(messages[0]!.ref)).leavesAt).toBe(shown)
})

it('[CO-07] takes no time that is past, and offers those that are mostly meant', async () => {
  const { onClose } = await mountComposer()
  await write()
  await button('Send later').click()
  await time().fill('2020-01-01T08:00')
  await button('Schedule').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please choose a time between now and a year from now')
  await expect.element(time()).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
  await button('Tomorrow morning').click()
  await expect.element(time()).toHaveValue(expect.stringMatching(/T08:00$/))
  await button('Send later').click()
  await expect.element(button('Send')).toBeVisible()
  await expect.element(time()).not.toBeInTheDocument()
})

it('[CO-06] is not offered to a protected mail', async () => {
  await mountComposer()
  await button('Protect this message').click()
  await page.getByRole('menuitemcheckbox', { name: 'Destroy after reading' }).click()
  await expect.element(button('Send later')).toBeDisabled()
})

it('[CO-07] rests while it waits, says until when, and is sent now when asked', async () => {
  const { adapter, at, onSent, kept } = await openWaiting()
  await expect.element(page.getByText(`Will be sent on ${scheduleTimeText(at)}`)).toBeVisible()
  expect(subject().element().closest('[inert]')).not.toBeNull()
  await button('Send now').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect(await kept()).toEqual([])
  const inbox = await adapter.control
    .colleague('wang.lei')
    .messages.list({ folder: 'INBOX', offset: 0, limit: 1 })
  expect(inbox.messages[0]?.subject).toBe('Figures')
})

it('[CO-07] takes another time', async () => {
  const { adapter, ref, id, kept } = await openWaiting()
  await button('Change time').click()
  await time().fill('2020-01-01T08:00')
  await button('Set time').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please choose a time between now and a year from now')
  const later = new Date(Date.now() + 72 * hourMs)
  later.setSeconds(0, 0)
  await time().fill(scheduleTimeText(later.getTime()).replace(' ', 'T'))
  await button('Set time').click()
  await expect
    .element(page.getByText(`Will be sent on ${scheduleTimeText(later.getTime())}`).first())
    .toBeVisible()
  const { messages } = await adapter.messages.list({ folder: ref.folder, offset: 0, limit: 2 })
  const draft = await adapter.drafts.open(messages[0]!.ref)
  expect([draft.id, draft.leavesAt]).toEqual([id, later.getTime()])
  expect(await kept()).toHaveLength(1)
})

it('[CO-07] is a draft again before a word of it is changed, and waits once more when that is said', async () => {
  const { handle, kept, at } = await openWaiting()
  await button('Edit as a draft').click()
  await expect.element(page.getByText(/a draft again/)).toBeVisible()
  expect(await kept()).toEqual([['Figures', false]])
  await expect.element(time()).toHaveValue(scheduleTimeText(at).replace(' ', 'T'))
  await subject().fill('Figures, corrected')
  expect(writtenText()).toBe('For Monday')
  await button('Schedule').click()
  await vi.waitFor(async () => expect(await kept()).toEqual([['Figures, corrected', true]]))
  expect(await handle.current?.confirmClose()).toBe(true)
})

it('[CO-07] says when it has left in the meantime', async () => {
  const { adapter, id } = await openWaiting()
  await adapter.sending.send(form, id)
  await button('Edit as a draft').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The message has been sent already')
})
