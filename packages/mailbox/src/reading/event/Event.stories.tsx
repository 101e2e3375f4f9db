import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReadingStage } from '../stage/ReadingStage'
import { plainAnswer } from '../stage/sampleMails'

const meta: Meta<typeof ReadingStage> = {
  title: 'Mailbox/Create event',
  component: ReadingStage,
}
export default meta
type Story = StoryObj<typeof ReadingStage>

const withoutCalendar = (adapter: MemoryAdapter) => void Reflect.deleteProperty(adapter, 'calendar')

const opened =
  (button: string, field: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await canvas.findByLabelText(field)
  }

/** A meeting with everybody of the mail. */
export const Open: Story = {
  args: { mail: plainAnswer, locale: 'zh-hans' },
  play: opened('创建日程', '地点'),
}

/** The same where the mail system keeps no calendar. */
export const Invitation: Story = {
  args: { mail: plainAnswer, locale: 'zh-hans', prepare: withoutCalendar },
  play: opened('创建日程', '附言'),
}

/** That at night, on a telephone, for a reader in Taipei. */
export const Narrow: Story = {
  args: { mail: plainAnswer, locale: 'zh-tw', colorScheme: 'dark', width: 360, prepare: withoutCalendar },
  play: opened('建立活動', '附言'),
}

/** Sent with nothing in it that is needed. */
export const Faults: Story = {
  args: { mail: plainAnswer, prepare: withoutCalendar },
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened('Create event', 'Place')?.(context)
    await userEvent.clear(canvas.getByLabelText('Title'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }))
    await canvas.findByText('Give the event a title.')
  },
}
