import { expect, it } from 'vitest'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { smallCompany } from '../stage/smallCompany'
import { ClosingSettings } from './ClosingSettings'
import { ProfileSettings } from './ProfileSettings'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })
const form = page.getByRole('form', { name: 'Ask for another name' })

async function show(view: 'name' | 'closing'): Promise<MemoryAdapter> {
  const adapter = createMemoryAdapter({ company: smallCompany() })
  await adapter.control.ready()
  await render(
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale="en">
      {view === 'name' ? <ProfileSettings /> : <ClosingSettings />}
    </MailroomProvider>,
  )
  return adapter
}

it('[ST-01] asks for another name, shows that it waits, and takes it back', async () => {
  const adapter = await show('name')
  const name = form.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Maximilian')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/“Maximilian” has waited for an administrator since/)).toBeVisible()
  expect((await adapter.profile.profile()).nameRequest?.name).toBe('Maximilian')
  await button('Take back').click()
  await expect.element(page.getByText(/has waited/)).not.toBeInTheDocument()
  expect((await adapter.profile.profile()).nameRequest).toBeUndefined()
})

it('[ST-01] says by the field what nobody can be called, and keeps what was typed', async () => {
  await show('name')
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('x'.repeat(36))
  await button('Ask for it').click()
  await expect.element(page.getByText('A name has 1 to 35 characters')).toBeVisible()
  const name = form.getByRole('textbox', { name: 'Name', exact: true })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('x'.repeat(36))
})

it('[ST-18] asks for a reason and once more before the account is to be closed, and takes it back', async () => {
  const adapter = await show('closing')
  await button('Ask to close the account').click()
  await expect.element(page.getByText('Please say why')).toBeVisible()
  await field('Reason').fill('I leave')
  await button('Ask to close the account').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field('Reason')).toHaveValue('I leave')
  expect((await adapter.profile.profile()).closingRequest).toBeUndefined()
  await button('Ask to close the account').click()
  await question.getByRole('button', { name: 'Ask to close the account' }).click()
  await expect.element(page.getByText('Reason: I leave')).toBeVisible()
  await button('Take back').click()
  await expect.element(field('Reason')).toBeVisible()
})

it('[ST-18] says what came between, and keeps the reason', async () => {
  const adapter = await show('closing')
  await field('Reason').fill('I leave')
  adapter.control.fail({ kind: 'offline', call: 'profile.requestClosing' })
  await button('Ask to close the account').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask to close the account' }).click()
  await expect.element(page.getByRole('form').getByRole('alert')).toBeVisible()
  await expect.element(field('Reason')).toHaveValue('I leave')
})
