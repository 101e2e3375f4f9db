import type { Meta, StoryObj } from '@storybook/react-vite'
import { OutcomeStage } from './stage/OutcomeStage'

const amelia = { address: 'amelia.hart@example.com', name: 'Amelia Hart' }
const nobody = { address: 'nobody.of.that.name@example.com', name: '' }

const meta: Meta<typeof OutcomeStage> = { title: 'Mailbox/Outcome', component: OutcomeStage }
export default meta
type Story = StoryObj<typeof OutcomeStage>

/** Sent to a colleague. */
export const Sent: Story = {
  args: { people: [amelia], subject: 'Figures for the third quarter' },
  play: async ({ canvas }) => {
    await canvas.findByText('Amelia Hart')
  },
}

/** One of the addresses does not exist; on a telephone at night, in Chinese. */
export const PartlyFailedNarrow: Story = {
  args: {
    people: [amelia, nobody],
    subject: '关于第三季度预算调整以及各部门费用分摊办法的补充说明（第二稿）',
    width: 360,
    locale: 'zh-hans',
    colorScheme: 'dark',
  },
  play: async ({ canvas }) => {
    await canvas.findByText('部分失败')
  },
}

/** It waits for its time and has no subject; in traditional Chinese. */
export const Scheduled: Story = {
  args: { locale: 'zh-tw' },
  play: async ({ canvas }) => {
    await canvas.findByText('您的郵件將於 2027-01-04 08:30 寄出')
  },
}
