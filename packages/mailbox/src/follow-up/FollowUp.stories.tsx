import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { MailboxStage } from '../stage/MailboxStage'

const meta: Meta<typeof MailboxStage> = { title: 'Mailbox/Reminders', component: MailboxStage }
export default meta
type Story = StoryObj<typeof MailboxStage>

const hourMs = 60 * 60_000

/** One reminder is due, another one waits for tomorrow unless somebody answers. */
async function remind({ messages }: MemoryAdapter): Promise<void> {
  const rows = (await messages.list({ folder: 'INBOX', offset: 0, limit: 2 })).messages
  for (const [index, { ref }] of rows.entries()) {
    const followUp =
      index === 0 ? { at: Date.now() - hourMs } : { at: Date.now() + 24 * hourMs, unlessAnswered: true }
    await messages.setState({ folder: ref.folder, uids: [ref.uid] }, { followUp })
  }
}

/** Opens the window by the menu of the first mail. */
async function openFor(entry: string): Promise<void> {
  const [target] = await screen.findAllByRole('row', { name: /./ })
  await userEvent.pointer({ keys: '[MouseRight]', target: target! })
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  // The first time, its code has to come.
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 20_000 })
  await waitFor(() => expect(dialog).toBeVisible())
}

/** A mailbox with reminders: in the rows, among the folders, and a word about the one that is due. */
export const Reminders: Story = {
  args: { width: 1280, prepare: remind },
  play: async ({ canvas }) => {
    await canvas.findByRole('treeitem', { name: /Reminders/ }, { timeout: 20_000 })
  },
}

/** On a telephone at night: a reminder that is due can be put off, or be done with. */
export const DueNarrow: Story = {
  args: { width: 360, locale: 'zh-tw', colorScheme: 'dark', prepare: remind },
  play: async () => {
    await openFor('追蹤提醒…')
    await screen.findByRole('button', { name: '已處理' })
  },
}
