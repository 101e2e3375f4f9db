import type { Meta, StoryObj } from '@storybook/react-vite'
import { MailboxStage } from '../stage/MailboxStage'

const meta: Meta<typeof MailboxStage> = {
  title: 'Mailbox/Search',
  component: MailboxStage,
  args: { hasSearchBox: true, width: 1280 },
}
export default meta
type Story = StoryObj<typeof MailboxStage>

/** Somebody has typed a word: where to look for it, and the dialog with all fields. */
export const Offers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search mail' }), 'budget')
    await canvas.findByRole('option', { name: 'Subject: budget' })
  },
}

/** Two operators are finished and stand as chips; a third is being typed. */
export const Operators: Story = {
  args: { locale: 'zh-hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('combobox', { name: '搜索邮件' }),
      '发件人:bob 状态:未读 文件夹:',
    )
    await canvas.findByRole('option', { name: '收件箱' })
  },
}

/** Every condition has a field. */
export const Advanced: Story = {
  args: { locale: 'zh-tw' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '搜尋郵件' }))
    await userEvent.click(await canvas.findByRole('option', { name: '進階搜尋' }))
    await canvas.findByRole('dialog', { name: '進階搜尋' })
  },
}

/** Mails of several folders, with the words marked. */
export const Results: Story = {
  args: {
    start: { kind: 'search', query: 'budget' },
    prepare: ({ control }) =>
      control.deliver({
        from: 'wang.li',
        subject: 'Budget of last year',
        text: 'The budget.',
        folder: 'Projects',
      }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Budget of last year.*Projects/ })
  },
}

/** The same on a telephone, at night. */
export const ResultsNarrow: Story = {
  args: { ...Results.args, width: 360, colorScheme: 'dark', locale: 'zh-hans' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Budget of last year/ })
  },
}

/** Nothing was found: the conditions once more, and what may help. */
export const Nothing: Story = {
  args: { start: { kind: 'search', query: 'from:nobody has:attachment zebra' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No messages were found')
  },
}

/** It takes an hour; the reader may stop it. */
export const Searching: Story = {
  args: {
    start: { kind: 'search', query: 'budget' },
    prepare: ({ control }) => control.setLatency(3_600_000),
  },
}

/** The mail system has failed; the reader may try again. */
export const Failed: Story = {
  args: {
    start: { kind: 'search', query: 'budget' },
    prepare: ({ control }) => control.fail({ kind: 'server', call: 'search.find', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The messages could not be loaded')
  },
}

/** There is no way to the mail system. */
export const Offline: Story = {
  args: {
    start: { kind: 'search', query: 'budget' },
    prepare: ({ control }) => control.fail({ kind: 'offline', call: 'search.find', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You are offline')
  },
}

/** The folder that is searched is gone. */
export const FolderGone: Story = {
  args: { start: { kind: 'search', query: 'in:nowhere budget' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The folder does not exist or has been deleted!')
  },
}
