import type { SecrecyRules } from '@mailroom/core'
import { createMemoryAdapter, type Company } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, drop, field } from '../test/elements'
import { newestMail } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const strict = { outside: 'internal', needsLevel: true, needsFileLevels: true } as const
const ready = {
  kind: 'new',
  to: [{ address: 'wang.lei@example.com', name: '' }],
  subject: 'Plan',
  text: 'Please look at it.',
} as const

/** A company of two who may write and read up to a level. */
const company = (secrecy: Omit<SecrecyRules, 'ceiling'> | undefined): Company => ({
  title: 'Two People',
  domain: 'example.com',
  password: 'correct horse 1',
  people: ['chen.jing', 'wang.lei'].map((account) => ({
    ...{ account, name: account, department: '', locale: 'en' as const },
    secrecyCeiling: 'secret' as const,
  })),
  mails: [],
  ...(secrecy && { secrecy }),
})
const mailLevel = () => page.getByRole('combobox', { name: 'Level of secrecy', exact: true })
const fileLevel = () => page.getByRole('combobox', { name: 'Level of secrecy of plan.txt' })

it('[CO-12] asks for the level of a mail and of each file, names the file, and sends both', async () => {
  const adapter = createMemoryAdapter({ company: company(strict) })
  const { onSent } = await mountComposer({ adapter, start: ready })
  await expect.element(mailLevel()).toBeVisible()
  await button('Send').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please choose a level of secrecy')
  await expect.element(mailLevel()).toHaveFocus()
  await mailLevel().selectOptions('Internal')
  drop(field('To').element(), {}, [new File(['x'], 'plan.txt')])
  await expect.element(fileLevel()).toBeVisible()
  await button('Send').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please choose a level of secrecy for plan.txt')
  await mailLevel().selectOptions('Secret')
  await fileLevel().selectOptions('Secret')
  await mailLevel().selectOptions('Internal')
  await button('Send').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('plan.txt: the level of an attachment must not be above that of the message')
  await expect.element(fileLevel()).toHaveFocus()
  await fileLevel().selectOptions('Internal')
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  const got = await newestMail(adapter.control.colleague('wang.lei'), 'INBOX')
  expect(got?.state.secrecy).toBe('internal')
})

it('[CO-12] offers nothing above the ceiling of the writer', async () => {
  await mountComposer({ adapter: createMemoryAdapter({ company: company(strict) }), start: ready })
  await expect.element(mailLevel()).toBeVisible()
  const options = mailLevel().element().querySelectorAll('option')
  expect(Array.from(options, ({ textContent }) => textContent)).toEqual([
    'Please choose',
    'Normal',
    'Internal',
    'Secret',
  ])
})

it('[CO-12] names those who may not read a mail of this level, and keeps what was written', async () => {
  const adapter = createMemoryAdapter({ company: company(strict) })
  const outside = { address: 'x@outside.example.org', name: '' }
  const { onSent } = await mountComposer({ adapter, start: { ...ready, to: [...ready.to, outside] } })
  await mailLevel().selectOptions('Secret')
  await button('Send').click()
  await expect.element(page.getByText(/not sent\. .*: x@outside\.example\.org/)).toBeVisible()
  await mailLevel().selectOptions('Internal')
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})

it('[CO-12] shows nothing of levels where the organisation has none', async () => {
  await mountComposer({ adapter: createMemoryAdapter({ company: company(undefined) }), start: ready })
  await button('Sending options').click()
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Send separately' })).toBeVisible()
  await expect.element(mailLevel()).not.toBeInTheDocument()
})
