import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { UndoSendStage } from './stage/UndoSendStage'

const meta: Meta<typeof UndoSendStage> = { title: 'Mailbox/Undo after sending', component: UndoSendStage }
export default meta
type Story = StoryObj<typeof UndoSendStage>

/** Nobody has chosen, and then somebody does. */
export const Content: Story = {
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('radio', { name: '20 s' })
    await userEvent.click(chosen)
    await waitFor(() => expect(chosen).toBeChecked())
  },
}

/** On a telephone at night, in Chinese. */
export const ContentNarrow: Story = {
  args: {
    width: 328,
    locale: 'zh-hans',
    colorScheme: 'dark',
    prepare: ({ settings }) => settings.save({ undoSeconds: 10 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: '10 秒', checked: true })
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
