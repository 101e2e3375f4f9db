import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { smallCompany } from '../stage/smallCompany'
import { DelegateSettings } from './DelegateSettings'

const people = () => page.getByRole('combobox', { name: 'Colleagues' })
const share = () => page.getByRole('button', { name: 'Share', exact: true }).click()

async function show(): Promise<MemoryAdapter> {
  const adapter = createMemoryAdapter({ company: smallCompany() })
  await render(
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale="en">
      <DelegateSettings />
    </MailroomProvider>,
  )
  await expect.element(page.getByText('Your mailbox is not shared with anybody.')).toBeVisible()
  return adapter
}

it('[ST-16] lets in everybody who is named, at the level that is chosen, also who is still being typed', async () => {
  const adapter = await show()
  await people().fill('bob@example.com, wang.li@example.com')
  await page.getByLabelText('Permission', { exact: true }).selectOptions('Send as you')
  await expect.element(page.getByText('Also writes and answers mail in your name.')).toBeVisible()
  await share()
  await expect.element(page.getByText('Your mailbox is shared with 2 colleagues')).toBeVisible()
  await expect.element(page.getByLabelText('Permission of Bob Tan')).toHaveValue('proxySend')
  const delegates = (await adapter.delegates?.list()) ?? []
  expect(delegates.map(({ person, level }) => [person.address, level])).toEqual([
    ['bob@example.com', 'proxySend'],
    ['wang.li@example.com', 'proxySend'],
  ])
})

it('[ST-16] keeps whoever cannot be let in, and says why', async () => {
  const adapter = await show()
  await share()
  await expect.element(page.getByText('Name at least one colleague.')).toBeVisible()
  await expect.element(people()).toHaveFocus()
  await people().fill('bob@example.com, stranger@elsewhere.test')
  await share()
  await expect.element(page.getByText(/^stranger@elsewhere\.test: ./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove stranger@elsewhere.test' })).toBeVisible()
  expect(await adapter.delegates?.list()).toHaveLength(1)
})

it('[ST-16] changes a level and puts somebody out, by the keyboard, and undoes it', async () => {
  const adapter = await show()
  await adapter.delegates?.set('bob@example.com', 'readOnly')
  await people().fill('wang.li@example.com')
  await share()
  const level = page.getByLabelText('Permission of Bob Tan')
  await level.selectOptions('Full control')
  await expect.element(page.getByText('Bob Tan: Full control')).toBeVisible()
  await expect.poll(async () => (await adapter.delegates?.list())?.[0]?.level).toBe('fullControl')
  page.getByRole('button', { name: 'Remove Bob Tan' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(level).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Sharing of your mailbox' })).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(level).toHaveValue('fullControl')
})

it('[ST-16] says when a level could not be changed, and shows the one that holds', async () => {
  const adapter = await show()
  await people().fill('bob@example.com')
  await share()
  const level = page.getByLabelText('Permission of Bob Tan')
  await expect.element(level).toHaveValue('readOnly')
  adapter.control.fail({ kind: 'server', call: 'delegates.set' })
  await level.selectOptions('Full control')
  await expect
    .element(page.getByRole('region', { name: 'Notifications' }).getByText(/./).first())
    .toBeVisible()
  await expect.element(level).toHaveValue('readOnly')
})
