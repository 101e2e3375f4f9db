import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, writtenText } from '../test/elements'
import { newestMail } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

it('[CO-16] a forward says that its original comes when it is sent, and shows nothing of it', async () => {
  const adapter = createMemoryAdapter({
    company: {
      title: 'Two People',
      domain: 'example.com',
      password: 'correct horse 1',
      people: ['chen.jing', 'wang.lei'].map((account) => ({
        ...{ account, name: account, department: '', locale: 'en' as const },
      })),
      mails: [
        { from: 'wang.lei', to: ['chen.jing'], subject: 'Plan', text: 'The hidden plan', minutesAgo: 5 },
      ],
      hideForwarded: true,
    },
  })
  const original = await newestMail(adapter, 'INBOX')
  const { onSent } = await mountComposer({ adapter, start: { kind: 'forward', ref: original!.ref } })
  const note = page.getByRole('group', { name: 'Sending options' })
  await expect.element(note.getByText(/is added below your text/)).toBeVisible()
  await expect.element(note.getByRole('button')).not.toBeInTheDocument()
  expect(writtenText()).not.toContain('hidden plan')
  await page.getByRole('combobox', { name: 'To' }).fill('wang.lei@example.com')
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  const got = await newestMail(adapter.control.colleague('wang.lei'), 'INBOX')
  expect(got?.html).toContain('The hidden plan')
})
