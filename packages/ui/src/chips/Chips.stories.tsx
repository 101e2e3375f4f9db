import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Field } from '../field/Field'
import { Chip } from './Chip'
import { ChipsInput } from './ChipsInput'

const meta = { title: 'Chips' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** What a chip can be. */
export const Kinds: Story = {
  render: () => (
    <>
      <Chip>王小明</Chip>
      <Chip status="accent" removeLabel="Remove filter">
        Unread
      </Chip>
      <Chip status="invalid" removeLabel="Remove nobody@">
        nobody@
      </Chip>
    </>
  ),
}

/** Recipients, one of them wrong, in a narrow place. */
export const Recipients: Story = {
  parameters: { frameWidth: 360 },
  render: () => (
    <Field label="To">
      <ChipsInput
        label="To"
        framed
        items={[
          { id: '1', label: '王小明' },
          { id: '2', label: 'Ada Lovelace, Countess of a rather long name <ada@example.com>' },
          { id: '3', label: 'nobody@', status: 'invalid' },
        ]}
        text="chen"
        onTextChange={fn()}
        onCommit={fn()}
        onRemove={fn()}
        removeLabel={(item) => `Remove ${item.label}`}
      />
    </Field>
  ),
}
