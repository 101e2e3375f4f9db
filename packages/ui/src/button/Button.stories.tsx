import type { Meta, StoryObj } from '@storybook/react-vite'
import { ComposeIcon, ReplyIcon, TrashIcon } from '../icons/mailIcons'
import { Button } from './Button'
import { IconButton } from './IconButton'

const meta = { title: 'Button' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The one thing to do here, beside what else may be done. */
export const Variants: Story = {
  render: () => (
    <>
      <Button variant="primary" icon={<ComposeIcon />}>
        Compose
      </Button>
      <Button>Archive</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Delete for ever</Button>
    </>
  ),
}

/** A mail is being sent: pressing again does nothing. */
export const Busy: Story = {
  render: () => (
    <Button variant="primary" busy>
      Sending
    </Button>
  ),
}

/** A narrow place and long words in two languages. */
export const LongWords: Story = {
  parameters: { frameWidth: 240 },
  render: () => (
    <>
      <Button wide>Mark every message of this folder as read</Button>
      <Button wide>将此文件夹中的所有邮件全部标记为已读并移动到归档</Button>
    </>
  ),
}

/** Icons alone, each with its name. */
export const Icons: Story = {
  render: () => (
    <>
      <IconButton label="Reply" shortcut="R" icon={<ReplyIcon />} />
      <IconButton label="Delete" icon={<TrashIcon />} tone="danger" />
      <IconButton label="Compose" icon={<ComposeIcon size={20} />} size="large" tone="accent" />
      <IconButton label="Compose" icon={<ComposeIcon />} pressed />
      <IconButton label="Compose" icon={<ComposeIcon />} disabled />
    </>
  ),
}
