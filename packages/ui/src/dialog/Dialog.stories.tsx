import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { Field } from '../field/Field'
import { TextInput } from '../inputs/TextInput'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'

const meta = { title: 'Dialog' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A folder gets its name. */
export const Form: Story = {
  render: () => (
    <Dialog
      open
      onOpenChange={fn()}
      title="New folder"
      description="It appears under the inbox."
      closeLabel="Close"
      size="small"
      footer={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Create</Button>
        </>
      }
    >
      <Field label="Name" hint="At most 50 characters.">
        <TextInput />
      </Field>
    </Dialog>
  ),
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: 'New folder' })
    await waitFor(() => expect(shown).toBeVisible())
  },
}

/** More text than the window holds: the head and the buttons stay. */
export const LongText: Story = {
  parameters: { frameWidth: 375 },
  render: () => (
    <Dialog open onOpenChange={fn()} title="隐私政策" closeLabel="关闭" footer={<Button>关闭</Button>}>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index}>邮件在到达之前不会被任何人阅读，也不会离开公司的服务器。</p>
      ))}
    </Dialog>
  ),
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: '隐私政策' })
    await waitFor(() => expect(shown).toBeVisible())
  },
}

/** Three messages would be gone for good. */
export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      title="Delete 3 messages for ever?"
      description="They cannot be brought back."
      confirmLabel="Delete for ever"
      cancelLabel="Keep"
      tone="danger"
      onConfirm={fn()}
    />
  ),
  play: async () => {
    const shown = await screen.findByRole('alertdialog')
    await waitFor(() => expect(shown).toBeVisible())
  },
}
