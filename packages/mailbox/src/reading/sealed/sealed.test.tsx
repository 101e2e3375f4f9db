import type { DraftSeal } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, inFrame, open, stored } from '../stage/elements'
import { plainAnswer } from '../stage/sampleMails'
import { inAWeek, samplePassword, sendSealed } from '../stage/sealedMail'

const burn = (readLimit: number): DraftSeal => ({ kind: 'burn', readLimit, burnDay: inAWeek() })
const openSealed = (seal: DraftSeal) =>
  open({ mail: plainAnswer, prepare: (adapter: MemoryAdapter) => sendSealed(adapter, seal) })
const words = () => inFrame('p')?.textContent
const field = () => page.getByRole('textbox', { name: /Password/ })

it('[RD-12] shows nothing and spends nothing until it is asked to open the mail', async () => {
  const opened = await openSealed(burn(2))
  await expect.element(page.getByText(/2 readings left, until/)).toBeVisible()
  expect(words()).toBeUndefined()
  expect((await stored(opened)).seal).toMatchObject({ readsLeft: 2 })
  await expect.element(button('Forward')).not.toBeInTheDocument()

  await button('Open the message').click()
  await expect.poll(words).toBe('The figures are for you alone.')
  await expect.element(page.getByText(/1 reading left, until/)).toBeVisible()
  expect((await stored(opened)).seal).toMatchObject({ readsLeft: 1 })
})

it('[RD-12] says that a mail is destroyed when it was read for the last time elsewhere', async () => {
  const { adapter, ref } = await openSealed(burn(1))
  await expect.element(button('Open the message')).toBeVisible()
  await adapter.sealed.reveal(ref)
  await expect.element(page.getByRole('heading', { name: 'This message was destroyed' })).toBeVisible()
  expect(words()).toBeUndefined()
})

it('[RD-11] opens with the right password alone, and says what is wrong under the field', async () => {
  await openSealed({ kind: 'password', password: samplePassword })
  await field().fill('abc')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Please enter the 6 characters of the password')).toBeVisible()
  await field().fill('wrong1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Wrong password, please re-enter')).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await field().fill(samplePassword)
  await userEvent.keyboard('{Enter}')
  await expect.poll(words).toBe('The figures are for you alone.')
  await expect.element(page.getByText('1 attachment')).toBeVisible()
  await expect.element(button(/^Save salaries.csv/)).toBeVisible()
})
