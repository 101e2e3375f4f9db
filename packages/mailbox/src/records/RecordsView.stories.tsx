import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordsStage } from './stage/RecordsStage'

const meta: Meta<typeof RecordsStage> = { title: 'Mailbox/Records', component: RecordsStage }
export default meta
type Story = StoryObj<typeof RecordsStage>

/** From the office, on the way, and somebody who did not get in. */
export const SignIns: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Wrong password')
  },
}

/** The same on a telephone at night, in Chinese. */
export const SignInsNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('密码错误')
  },
}

/** More than one page, in traditional Chinese. */
export const SignInsPages: Story = {
  args: {
    locale: 'zh-tw',
    signIns: Array.from({ length: 60 }, (_, age) => ({
      minutesAgo: (60 - age) * 600,
      address: '10.20.3.7',
      userAgent: '',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '較早' }))
    await canvas.findByRole('button', { name: '較新' })
  },
}

/** The mail system cannot be reached. */
export const Unreachable: Story = {
  args: { prepare: ({ control }) => control.fail({ kind: 'offline', call: 'records.signIns', times: 99 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

/** What was sent, to one and to several. */
export const Sent: Story = {
  args: { page: 'send' },
  play: async ({ canvas }) => {
    await canvas.findByText('王莉 and 2 more')
  },
}

/** What became of a mail for each of its recipients, on a telephone at night, in Chinese. */
export const SentDetailsNarrow: Story = {
  args: { page: 'send', width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第三季度预算，请过目' }))
    await canvas.findByRole('region', { name: '收件人' })
  },
}
