import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { MailboxStage } from '../stage/MailboxStage'

const meta: Meta<typeof MailboxStage> = { title: 'Mailbox/Import', component: MailboxStage }
export default meta
type Story = StoryObj<typeof MailboxStage>

const mail = (subject: string) =>
  new File([`From: han@example.org\r\nSubject: ${subject}\r\n\r\nText\r\n`], `${subject}.eml`)

/** Opens the window by the folder's menu and puts files into it. */
async function importInto(entry: RegExp, files: readonly File[]) {
  const target = await screen.findByRole('treeitem', { name: /Receipts/ })
  await userEvent.pointer({ keys: '[MouseRight]', target })
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  // The first time, its code has to come.
  const words = await screen.findByText(/\.eml/, undefined, { timeout: 20_000 })
  // A composer that waits for its first use has places for files as well.
  const picker = words.closest('[role="dialog"]')!.querySelector<HTMLInputElement>('input[type="file"]')!
  if (files.length > 0) await userEvent.upload(picker, [...files], { applyAccept: false })
}

/** Nothing is chosen yet. */
export const Fresh: Story = {
  args: { width: 1280 },
  play: async () => {
    await importInto(/Import messages/, [])
    const choose = await screen.findByRole('button', { name: 'Choose files' })
    await waitFor(() => expect(choose).toBeVisible())
  },
}

/** One file is no mail, the mailbox was full for another, the third is there. */
export const Mixed: Story = {
  args: {
    width: 1280,
    prepare: ({ control }) => control.fail({ kind: 'overQuota', call: 'imports.add' }),
  },
  play: async () => {
    await importInto(/Import messages/, [
      mail('A letter with a very long name that a file system would still take without complaint'),
      new File(['x'], 'holiday.png'),
      mail('Taxi'),
    ])
    await screen.findByText('1 of 3 files imported')
  },
}

/** On a telephone at night. */
export const NarrowChinese: Story = {
  args: {
    width: 360,
    locale: 'zh-hans',
    colorScheme: 'dark',
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '显示文件夹' }))
    await importInto(/导入邮件/, [mail('合同'), mail('发票')])
    await screen.findByText('已导入 2 / 2 个文件')
  },
}
