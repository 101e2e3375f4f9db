import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchIcon } from '../icons/shellIcons'
import { PasswordInput } from '../inputs/PasswordInput'
import { Select } from '../inputs/Select'
import { TextArea } from '../inputs/TextArea'
import { TextInput } from '../inputs/TextInput'
import { Field } from './Field'

const meta = { title: 'Field' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A form at rest. */
export const Form: Story = {
  render: () => (
    <>
      <Field label="Name" required hint="As colleagues know you.">
        <TextInput defaultValue="王小明" />
      </Field>
      <Field label="Password">
        <PasswordInput showLabel="Show password" hideLabel="Hide password" defaultValue="secret" />
      </Field>
      <Field label="Language">
        <Select options={[{ value: 'zh-hans', label: '简体中文' }]} />
      </Field>
      <Field label="Note">
        <TextArea placeholder="Write a note" />
      </Field>
      <Field label="Search mail" hideLabel>
        <TextInput type="search" leading={<SearchIcon />} placeholder="Search mail" />
      </Field>
    </>
  ),
}

/** One field is wrong and says how to right it. */
export const Wrong: Story = {
  render: () => (
    <Field label="Address" error="This address has no @. Write it as name@example.com.">
      <TextInput defaultValue="xiaoming.example.com" />
    </Field>
  ),
}

/** Nothing can be changed now. */
export const Disabled: Story = {
  render: () => (
    <Field label="Name">
      <TextInput disabled defaultValue="王小明" />
    </Field>
  ),
}
