import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { MailboxStage } from '../stage/MailboxStage'

const meta: Meta<typeof MailboxStage> = { title: 'Mailbox/Snooze', component: MailboxStage }
export default meta
type Story = StoryObj<typeof MailboxStage>

/** Opens the window by the menu of the first mail. */
async function openFor(entry: RegExp): Promise<HTMLElement> {
  const [target] = await screen.findAllByRole('row', { name: /./ })
  await userEvent.pointer({ keys: '[MouseRight]', target: target! })
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  // The first time, its code has to come.
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 20_000 })
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

/** Nothing is chosen yet. */
export const Fresh: Story = {
  args: { width: 1280 },
  play: async () => {
    await openFor(/Snooze/)
  },
}

/** On a telephone at night, with a time that has passed. */
export const NarrowFault: Story = {
  args: { width: 360, locale: 'zh-tw', colorScheme: 'dark' },
  play: async () => {
    const dialog = await openFor(/稍後處理/)
    const field = dialog.querySelector('input')!
    await fireEvent.change(field, { target: { value: '2001-01-01T08:00' } })
    await userEvent.click(await screen.findByRole('button', { name: '稍後處理' }))
    await screen.findByText('請選擇從現在起一年內的時間。')
  },
}
