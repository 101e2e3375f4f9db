import type { Address, MessageRef } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReadingStage } from '../reading/stage/ReadingStage'
import { plainAnswer } from '../reading/stage/sampleMails'

const people: readonly Address[] = [
  { address: 'amelia.hart@example.com', name: 'Amelia Hart' },
  { address: 'huang.yating@example.com', name: '黃雅婷' },
  { address: 'nobody.of.that.name@example.com', name: '' },
  { address: 'purchasing.department@a-long-domain-name.example.org', name: 'Purchasing, North' },
]

const meta: Meta<typeof ReadingStage> = {
  title: 'Mailbox/Recall',
  component: ReadingStage,
  args: { mail: plainAnswer },
}
export default meta
type Story = StoryObj<typeof ReadingStage>

/** Two colleagues, one who has read it, a wrong address and somebody outside: each is told before it is recalled. */
export const Asking: Story = {
  args: { width: 440, prepare: (adapter) => sendTo(adapter, people) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Recall…' }))
    await canvas.findByText('It can be recalled from 1 of 4.')
  },
}

/** The same on a telephone at night, in Chinese. */
export const AskingNarrow: Story = {
  args: {
    width: 360,
    locale: 'zh-hans',
    colorScheme: 'dark',
    prepare: (adapter) => sendTo(adapter, people),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '召回…' }))
    await canvas.findByText('共 4 位收件人，可召回 1 位。')
  },
}

/** What was recalled so far, beside the delivery status. */
export const Records: Story = {
  args: {
    prepare: async (adapter) => {
      const ref = await sendTo(adapter, people)
      const { messageId } = await adapter.messages.read(ref)
      await adapter.recall.recall(messageId)
      return ref
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show delivery status' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Recall records' }))
    await canvas.findByRole('dialog', { name: 'Recall records' })
  },
}

/** Sends a mail, which the second of the people reads, and names the copy in Sent. */
async function sendTo(
  { sending, messages, control }: MemoryAdapter,
  to: readonly Address[],
): Promise<MessageRef> {
  const content = { to, cc: [], bcc: [], html: '', text: 'x', isHtml: false, attachments: [] }
  await sending.send({ ...content, subject: 'Price list, first draft' }, sending.newDraftId())
  const reader = control.colleague('huang.yating').messages
  const { messages: arrived } = await reader.list({ folder: 'INBOX', offset: 0, limit: 1 })
  await reader.setState({ folder: 'INBOX', uids: [arrived[0]!.ref.uid] }, { isRead: true })
  const { messages: sent } = await messages.list({ folder: 'Sent', offset: 0, limit: 1 })
  return sent[0]!.ref
}
