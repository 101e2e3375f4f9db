import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { MailboxStage } from '../../stage/MailboxStage'
import { manyFolders } from '../../stage/manyFolders'

const meta: Meta<typeof MailboxStage> = {
  title: 'Mailbox/Delete a folder',
  component: MailboxStage,
  args: { width: 1280, prepare: manyFolders },
}
export default meta
type Story = StoryObj<typeof MailboxStage>

/** Asks to delete a region with its orders. */
async function ask(): Promise<HTMLElement> {
  const region = await screen.findByRole('treeitem', { name: 'Region 4' })
  region.focus()
  await userEvent.keyboard('{Delete}')
  // The first time, its code has to come.
  return screen.findByRole('alertdialog', undefined, { timeout: 20_000 })
}

/** Of many folders the mail system counts what is in one; its mails go to a folder that is found by its name. */
export const Counted: Story = {
  args: {
    prepare: async (adapter: MemoryAdapter) => {
      await manyFolders(adapter)
      await adapter.control.deliver({ from: 'bob', subject: 'Order', text: 'x', folder: 'Region 4/Order 55' })
    },
  },
  play: async () => {
    const dialog = await ask()
    await within(dialog).findByRole('button', { name: 'Move the messages to: Inbox' })
  },
}

/** The mail system did not say what is in it: it stays, and it can be asked again. */
export const NotCounted: Story = {
  args: {
    locale: 'zh-hans',
    colorScheme: 'dark',
    prepare: async (adapter: MemoryAdapter) => {
      await manyFolders(adapter)
      adapter.control.fail({ kind: 'forbidden', call: 'folders.inside', times: 99 })
    },
  },
  play: async () => {
    const dialog = await ask()
    await within(dialog).findByText('无法统计其中的邮件，暂时不能删除。')
    await expect(within(dialog).getByRole('button', { name: '删除' })).toBeDisabled()
  },
}
