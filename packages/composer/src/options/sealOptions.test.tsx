import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, focusText, subject } from '../test/elements'
import { newestMail } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const entry = (name: string) => page.getByRole('menuitemcheckbox', { name })
async function write(to = 'wang.lei@example.com') {
  await expect.element(field('To')).toHaveFocus()
  await userEvent.keyboard(`${to}{Enter}`)
  await subject().fill('Figures')
  focusText()
  await userEvent.keyboard('For you alone')
}
async function protect(name: string) {
  await button('Protect this message').click()
  await entry(name).click()
}

it('[CO-06] [CO-08] sends a mail that is destroyed after reading, once or as often as is said', async () => {
  const { adapter, onSent } = await mountComposer()
  await write()
  await protect('Destroy after reading')
  const reads = page.getByRole('spinbutton', { name: 'Readings' })
  await expect.element(reads).toHaveValue(1)
  await button('Protect this message').click()
  await expect.element(entry('Password')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')

  await reads.fill('100')
  await button('Send').click()
  await expect.element(page.getByText('A message can be read 1 to 99 times')).toBeVisible()
  await expect.element(reads).toHaveFocus()
  await reads.fill('3')
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  const got = await newestMail(adapter.control.colleague('wang.lei'), 'INBOX')
  expect(got?.seal).toMatchObject({ kind: 'burn', readsLeft: 3 })
  expect(got?.text).not.toContain('alone')
})

it('[CO-09] sends a mail with a password of exactly six digits or letters', async () => {
  const { adapter, onSent } = await mountComposer()
  await write()
  await protect('Password')
  const password = page.getByRole('textbox', { name: /^Password/ })
  await password.fill('a1-2c')
  await button('Send').click()
  await expect.element(page.getByText('Please enter a password of exactly 6 digits or letters')).toBeVisible()
  await expect.element(password).toHaveFocus()
  await password.fill('a1B2c3')
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect((await newestMail(adapter.control.colleague('wang.lei'), 'INBOX'))?.seal).toEqual({
    kind: 'password',
  })
})

it('[CO-06] says plainly that people outside cannot get such a mail', async () => {
  const { onSent } = await mountComposer()
  await write('carol@outside.example.org')
  await protect('Destroy after reading')
  await expect.element(page.getByText(/Cannot be sent to carol@outside.example.org/)).toBeVisible()
  await button('Send').click()
  await expect.element(page.getByText(/with a mailbox in this system/)).toBeVisible()
  expect(onSent).not.toHaveBeenCalled()
})

it('[CO-06] [CO-09] warns that a short password can be guessed by people outside, and takes a longer one', async () => {
  const { onSent } = await mountComposer()
  await write('carol@outside.example.org')
  await protect('Password')
  const password = page.getByRole('textbox', { name: /^Password, 6 to 64 characters/ })
  await password.fill('a1B2c3')
  const warning = page.getByText(/guess a short one: use at least 12/)
  await expect.element(warning).toBeVisible()
  await password.fill('a long one, 4711')
  await expect.element(warning).not.toBeInTheDocument()
  await button('Send').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})
