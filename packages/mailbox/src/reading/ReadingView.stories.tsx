import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReadingStage } from './stage/ReadingStage'
import { longChinese, longEnglish, manyFiles, newsletter, plainAnswer } from './stage/sampleMails'

const meta: Meta<typeof ReadingStage> = {
  title: 'Mailbox/ReadingView',
  component: ReadingStage,
  // What is looked at is the mail, not the moment before it comes.
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
}
export default meta
type Story = StoryObj<typeof ReadingStage>

/** Waits for one of the faces by its words. */
const saying =
  (words: string): Story['play'] =>
  async ({ canvas }) => {
    await canvas.findByText(words)
  }

const hour = 3_600_000

/** A newsletter: its picture came along, the one from the web and the tracking pixel are not fetched. */
export const Newsletter: Story = { args: { mail: newsletter } }

/** The same newsletter by night: it keeps its own light paper. */
export const NewsletterDark: Story = { args: { mail: newsletter, colorScheme: 'dark', locale: 'zh-hans' } }

/** The same newsletter on a telephone. */
export const NewsletterNarrow: Story = { args: { mail: newsletter, width: 360 } }

/** An answer in plain text: quotes by depth, the long one folded, links also inside Chinese. */
export const PlainText: Story = { args: { mail: plainAnswer } }

/** Plain text follows the skin into the dark. */
export const PlainTextDark: Story = { args: { mail: plainAnswer, colorScheme: 'dark', width: 360 } }

/** A long Chinese subject with tags and a flag, and more recipients than one line takes. */
export const LongChinese: Story = { args: { mail: longChinese, locale: 'zh-hans' } }

/** The same for a reader in Taipei, on a telephone. */
export const LongChineseNarrow: Story = { args: { mail: longChinese, locale: 'zh-tw', width: 360 } }

/** A sender whose domain looks like ours, and a link in disguise. */
export const LongEnglish: Story = { args: { mail: longEnglish } }

/** The same in a narrow container. */
export const LongEnglishNarrow: Story = { args: { mail: longEnglish, width: 360 } }

/** Fifteen files of every kind; one has a name that reads backwards. */
export const Attachments: Story = { args: { mail: manyFiles } }

/** Files in the dark, in a narrow container. */
export const AttachmentsNarrow: Story = {
  args: { mail: manyFiles, colorScheme: 'dark', locale: 'zh-hans', width: 360 },
}

/** The first download fails; the second may succeed. */
export const FailedDownload: Story = {
  args: {
    mail: manyFiles,
    prepare: (adapter) => adapter.control.fail({ kind: 'server', call: 'messages.attachment' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Download notes.txt/ }))
    await canvas.findByText('The download did not succeed.')
  },
}

/** Opening takes an hour. */
export const Loading: Story = {
  args: { mail: plainAnswer, prepare: (adapter) => adapter.control.setLatency(hour) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading message' })
  },
}

/** The mail was deleted by another program. */
export const MessageGone: Story = {
  play: saying('Not found! Have you moved to another folder?'),
  args: {
    mail: plainAnswer,
    prepare: (adapter, ref) => adapter.messages.deleteForever({ folder: ref.folder, uids: [ref.uid] }),
  },
}

/** The folder was deleted by another program. */
export const FolderGone: Story = {
  play: saying('这封邮件所在的文件夹不存在或已被删除！'),
  args: {
    mail: plainAnswer,
    locale: 'zh-hans',
    openRef: { folder: '项目/旧项目', uid: 1 },
  },
}

/** A quick reply could not be sent; its words stay. */
export const QuickReplyFailed: Story = {
  args: {
    mail: longEnglish,
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'sending.quickReply', times: 99 }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quick reply' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Quick reply to/ }), 'I have paid.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByRole('alert')
  },
}

/** The same on a telephone at night, before it is sent. */
export const QuickReplyNarrow: Story = {
  args: { mail: plainAnswer, locale: 'zh-hans', colorScheme: 'dark', width: 360 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '快捷回复' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^快捷回复/ }), '好的，周四见。')
  },
}

/** The mail system failed; the reader may try again. */
export const Failed: Story = {
  play: saying('The message could not be opened'),
  args: {
    mail: plainAnswer,
    prepare: (adapter) => adapter.control.fail({ kind: 'server', call: 'messages.read', times: 99 }),
  },
}

/** The network is gone. */
export const Offline: Story = {
  play: saying('You are offline'),
  args: {
    mail: plainAnswer,
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'messages.read', times: 99 }),
  },
}

/** A shared mailbox whose owner has revoked read access. */
export const Forbidden: Story = {
  play: saying('您沒有閱讀這封郵件的權限'),
  args: {
    mail: plainAnswer,
    locale: 'zh-tw',
    prepare: (adapter) => adapter.control.fail({ kind: 'forbidden', call: 'messages.read', times: 99 }),
  },
}

/** The folder is behind the folder lock. */
export const Locked: Story = {
  play: saying('This folder is locked'),
  args: {
    mail: plainAnswer,
    prepare: (adapter) => adapter.control.fail({ kind: 'locked', call: 'messages.read', times: 99 }),
  },
}
