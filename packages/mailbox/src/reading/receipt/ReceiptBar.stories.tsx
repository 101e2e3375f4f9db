import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { sendAsking } from '../stage/askingMail'
import { ReadingStage } from '../stage/ReadingStage'
import { plainAnswer } from '../stage/sampleMails'

const meta: Meta<typeof ReadingStage> = {
  title: 'Mailbox/Read receipt',
  component: ReadingStage,
  args: { mail: plainAnswer, prepare: sendAsking },
}
export default meta
type Story = StoryObj<typeof ReadingStage>

/** A colleague wants to know whether the mail was read. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('The sender asks to be told that you have read this.')
  },
}

/** The same at night, on a telephone. */
export const AskedNarrow: Story = {
  args: { locale: 'zh-hans', colorScheme: 'dark', width: 360 },
  play: async ({ canvas }) => {
    await canvas.findByText('发件人希望在您阅读后收到回执。')
  },
}

/** The reader has said no. */
export const Refused: Story = {
  args: { locale: 'zh-tw' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不傳送' }))
    await canvas.findByText('未傳送讀取回條。')
  },
}
