import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PasswordInput } from '../inputs/PasswordInput'
import { Select } from '../inputs/Select'
import { TextArea } from '../inputs/TextArea'
import { TextInput } from '../inputs/TextInput'
import { renderScene } from '../test/scene'
import { Field } from './Field'

it('[IX-03] ties label, hint and error to the control and marks it wrong', async () => {
  await renderScene(
    <Field label="Address" hint="name@example.com" error="This address has no @." required>
      <TextInput />
    </Field>,
  )
  const input = page.getByRole('textbox', { name: 'Address' })
  await expect.element(input).toHaveAccessibleDescription('This address has no @. name@example.com')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAttribute('aria-required', 'true')
})

it('[IX-03] announces an error that appears later, from a place that was there before', async () => {
  const scene = (error?: string) => (
    <Field label="Address" error={error}>
      <TextInput />
    </Field>
  )
  const screen = await renderScene(scene())
  const live = document.querySelector('[aria-live="polite"]')
  expect(live).toHaveTextContent('')
  await screen.rerender(scene('This address has no @.'))
  await expect.element(page.getByText('This address has no @.')).toBeVisible()
})

it.each([
  ['a text area', <TextArea key="1" />, 'textbox'],
  ['a select', <Select key="2" options={[{ value: 'en', label: 'English' }]} />, 'combobox'],
] as const)('[IX-03] names %s too', async (_name, control, role) => {
  await renderScene(<Field label="Language">{control}</Field>)
  await expect.element(page.getByRole(role, { name: 'Language' })).toBeVisible()
})

it('[IX-03] shows a password only when asked, and says which the button does', async () => {
  await renderScene(
    <Field label="Password">
      <PasswordInput showLabel="Show password" hideLabel="Hide password" />
    </Field>,
  )
  const input = page.getByLabelText('Password', { exact: true })
  await input.fill('secret')
  await expect.element(input).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
  await expect.element(input).toHaveValue('secret')
})

it('[IX-03] tells the chosen value', async () => {
  const change = vi.fn()
  await renderScene(
    <Select
      aria-label="Language"
      defaultValue="en"
      onValueChange={change}
      options={[
        { value: 'en', label: 'English' },
        { value: 'zh-hans', label: '简体中文' },
      ]}
    />,
  )
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), '简体中文')
  expect(change).toHaveBeenCalledWith('zh-hans')
})
