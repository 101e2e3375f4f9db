import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { WritingModeStage } from './stage/WritingModeStage'

const meta: Meta<typeof WritingModeStage> = {
  title: 'Mailbox/Way of writing new mails',
  component: WritingModeStage,
}
export default meta
type Story = StoryObj<typeof WritingModeStage>

/** Nobody has chosen, and then somebody does, by keyboard. */
export const Content: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('radio', { name: 'Formatted text' })
    await expect(first).toBeChecked()
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Plain text' })).toBeChecked())
  },
}

/** On a telephone at night, in Chinese. */
export const ContentNarrow: Story = {
  args: {
    width: 328,
    locale: 'zh-hans',
    colorScheme: 'dark',
    prepare: ({ settings }) => settings.save({ writingMode: 'markdown' }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Markdown', checked: true })
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'settings.load', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
