import type { Meta, StoryObj } from '@storybook/react-vite'
import { MailboxStage } from '../stage/MailboxStage'
import { holdMails } from './stage/holdMails'

const meta: Meta<typeof MailboxStage> = {
  title: 'Mailbox/Review',
  component: MailboxStage,
  args: { start: { kind: 'review' } },
}
export default meta
type Story = StoryObj<typeof MailboxStage>

/** Three mails wait; two of them are chosen to be decided at once. */
export const Waiting: Story = {
  args: { prepare: holdMails },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Lunch with the customer/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /Offer for phase two/ }))
    await canvas.findByText('2 selected')
    await canvas.findByRole('treeitem', { name: /Mail review/ })
  },
}

/** A mail with a file. */
export const Reading: Story = {
  args: { prepare: holdMails },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Offer for phase two/ }))
    await canvas.findByText('prices 2026.csv')
  },
}

/** Rejected without a word: the reason is asked for. On a telephone at night, in Chinese. */
export const RejectingNarrow: Story = {
  args: { prepare: holdMails, width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Offer for phase two/ }))
    await userEvent.click(await canvas.findByRole('button', { name: '退回' }))
    await canvas.findByRole('alertdialog', { name: '退回 1 封邮件？' })
    await userEvent.click(await canvas.findByRole('textbox', { name: /退回原因/ }))
    await userEvent.tab()
    await canvas.findByText('请填写退回原因')
  },
}

/** What was held back, with reasons, in traditional Chinese. */
export const RejectedTaiwan: Story = {
  args: {
    locale: 'zh-tw',
    prepare: async (adapter) => {
      await holdMails(adapter)
      await adapter.review.reject([1, 2], '報價尚未經主管核准，請補上簽核單後重新寄出。')
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '已退回' }))
    await canvas.findAllByText(/報價尚未經主管核准/)
  },
}

/** Nothing waits. */
export const Empty: Story = {
  args: { prepare: (adapter) => holdMails(adapter, []) },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing waits for your review.')
  },
}

/** The list could not be loaded. */
export const Failed: Story = {
  args: {
    prepare: async (adapter) => {
      await holdMails(adapter)
      adapter.control.fail({ call: 'review.list', kind: 'server', times: Infinity })
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The messages could not be loaded')
  },
}
