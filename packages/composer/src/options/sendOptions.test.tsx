import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, focusText, subject } from '../test/elements'
import { countMails, folderOf, newestMail } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const entry = (name: string) => page.getByRole('menuitemcheckbox', { name })
const note = (name: string | RegExp) => page.getByRole('group', { name: 'Sending options' }).getByText(name)

async function write(...people: string[]) {
  await expect.element(field('To')).toHaveFocus()
  for (const person of people) await userEvent.keyboard(`${person}{Enter}`)
  await subject().fill('Figures')
  focusText()
  await userEvent.keyboard('Some figures')
}
async function choose(name: string, role: 'check' | 'choice' = 'check') {
  await button('Sending options').click()
  await (role === 'check' ? entry(name) : page.getByRole('menuitemradio', { name })).click()
}

it('[CO-06] sends an urgent mail to each recipient alone, and keeps no copy', async () => {
  const adapter = createMemoryAdapter()
  const sent = await folderOf(adapter, 'sent')
  const before = await countMails(adapter, sent)
  const { onSent } = await mountComposer({ adapter })
  await write('wang.lei@example.com', 'li.na@example.com')
  await choose('High', 'choice')
  await choose('Send separately')
  await choose('Keep a copy in Sent')
  await expect.element(note('High priority')).toBeVisible()
  await expect.element(note(/does not see the others/)).toBeVisible()
  await expect.element(note(/not be able to look up what became of it/)).toBeVisible()
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  const got = await newestMail(adapter.control.colleague('wang.lei'), 'INBOX')
  expect([got?.state.isUrgent, got?.to.length]).toEqual([true, 1])
  expect(await countMails(adapter, sent)).toBe(before)
})

it('[CO-06] takes an option back beside its words', async () => {
  await mountComposer()
  await choose('Send separately')
  await button('Take back: Send separately').click()
  await expect.element(page.getByRole('group', { name: 'Sending options' })).not.toBeInTheDocument()
  await button('Sending options').click()
  await expect.element(entry('Send separately')).toHaveAttribute('aria-checked', 'false')
})

it('[CO-06] offers separate mails or protection, not both', async () => {
  await mountComposer()
  await choose('Send separately')
  await button('Protect this message').click()
  await expect.element(entry('Password')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await button('Take back: Send separately').click()
  await button('Protect this message').click()
  await entry('Password').click()
  await button('Sending options').click()
  await expect.element(entry('Send separately')).toHaveAttribute('aria-disabled', 'true')
})

it('[CO-06] offers nothing about copies where a mail server keeps them all', async () => {
  const adapter = createMemoryAdapter()
  const rules = await adapter.sending.rules()
  adapter.sending.rules = async () => ({ ...rules, decidesOnCopies: false })
  await mountComposer({ adapter })
  await button('Sending options').click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Low' })).toBeVisible()
  await expect.element(entry('Keep a copy in Sent')).not.toBeInTheDocument()
})

it('[CO-06] [CO-10] keeps the options with the draft', async () => {
  const adapter = createMemoryAdapter()
  const first = await mountComposer({ adapter })
  await write('wang.lei@example.com')
  await choose('Low', 'choice')
  await button('Save draft').click()
  await expect.element(page.getByText(/^Draft saved at/)).toBeVisible()
  const draft = await newestMail(adapter, await folderOf(adapter, 'drafts'))
  await first.unmount()
  await mountComposer({ adapter, start: { kind: 'draft', ref: draft!.ref } })
  await expect.element(note('Low priority')).toBeVisible()
})

const numberOf = (person: string | RegExp) =>
  page
    .getByRole('dialog', { name: 'Mobile numbers for the SMS notice' })
    .getByRole('textbox', { name: person })

it('[CO-13] asks for the mobile numbers that are missing, keeps them, and sends with a notice', async () => {
  const adapter = createMemoryAdapter()
  const { onSent } = await mountComposer({ adapter })
  await write('wang.lei@example.com', 'carol@outside.example.org')
  await choose('Notify by SMS')
  await expect.element(note(/get an SMS as soon as/)).toBeVisible()
  await button('Send').click()
  await expect.element(numberOf(/wang\.lei/)).toHaveFocus()
  await button('Save and send').click()
  await expect.element(page.getByText('Please enter a mobile number').first()).toBeVisible()
  await numberOf(/wang\.lei/).fill('138 0013 8000')
  await numberOf(/carol/).fill('12')
  await button('Save and send').click()
  await expect.element(page.getByText(/Please enter a valid mobile number/)).toBeVisible()
  await expect.element(numberOf(/carol/)).toHaveFocus()
  await numberOf(/carol/).fill('+86 139 0013 9000')
  adapter.control.fail({ kind: 'server', call: 'sending.saveNumbers' })
  await button('Save and send').click()
  await expect
    .element(page.getByText(/The numbers were not saved and the message was not sent/))
    .toBeVisible()
  await expect.element(numberOf(/wang\.lei/)).toHaveValue('138 0013 8000')
  expect(onSent).not.toHaveBeenCalled()
  await button('Save and send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect(adapter.control.sentSms().map(({ number }) => number)).toEqual(['13800138000', '+8613900139000'])
})

it('[CO-13] asks for no number twice, and goes back to the mail when the writer wants to', async () => {
  const adapter = createMemoryAdapter()
  await adapter.sending.saveNumbers!([{ address: 'wang.lei@example.com', number: '13800138000' }])
  const { onSent } = await mountComposer({ adapter })
  await write('wang.lei@example.com', 'carol@outside.example.org')
  await choose('Notify by SMS')
  await button('Send').click()
  await expect.element(numberOf(/carol/)).toBeVisible()
  await expect.element(numberOf(/wang\.lei/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(numberOf(/carol/)).not.toBeInTheDocument()
  expect(onSent).not.toHaveBeenCalled()
  await button('Remove carol@outside.example.org').click()
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})

it('[CO-13] offers no SMS where nobody can be told so', async () => {
  const adapter = createMemoryAdapter()
  const rules = await adapter.sending.rules()
  adapter.sending.rules = async () => ({ ...rules, notifiesBySms: false })
  await mountComposer({ adapter })
  await button('Sending options').click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Low' })).toBeVisible()
  await expect.element(entry('Notify by SMS')).not.toBeInTheDocument()
})
