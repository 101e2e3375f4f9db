import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReadingStage } from '../stage/ReadingStage'
import { plainAnswer } from '../stage/sampleMails'
import { sendLinking } from '../stage/sendLinking'

const meta: Meta<typeof ReadingStage> = {
  title: 'Mailbox/Links',
  component: ReadingStage,
  args: { mail: plainAnswer },
}
export default meta
type Story = StoryObj<typeof ReadingStage>

const names = ['Drawings of the new building.zip', '二〇二六年第四季度全体员工大会现场录像.mp4']

/** A sent mail with two links. */
export const Sent: Story = {
  args: { prepare: (adapter) => sendLinking(adapter, names) },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Online attachments' })
  },
}

/** One of them is withdrawn: it is asked first. On a telephone at night, in Chinese. */
export const AskingNarrow: Story = {
  args: {
    width: 360,
    locale: 'zh-hans',
    colorScheme: 'dark',
    prepare: (adapter) => sendLinking(adapter, names),
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^撤销 / })
    await userEvent.click(first!)
    await canvas.findByRole('alertdialog')
  },
}
