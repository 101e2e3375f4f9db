import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadSkin } from '@mailroom/theme'
import { expect, waitFor } from 'storybook/test'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailboxStage } from '../stage/MailboxStage'
import { smallCompany } from '../stage/smallCompany'
import { visitShared } from '../stage/visitShared'

const meta: Meta<typeof MailboxStage> = { title: 'Mailbox/MailboxView', component: MailboxStage }
export default meta
type Story = StoryObj<typeof MailboxStage>

/** The inbox of a product manager: mail of several days, marks, tags, a note. */
export const Inbox: Story = { args: { width: 1280 } }

/** The same by night, in Chinese, in the skin of the lotus pond. */
export const NightChinese: Story = {
  loaders: [async () => ({ skin: await loadSkin('hetangyuese') })],
  render: (args, { loaded }) => <MailboxStage {...args} skin={loaded.skin} />,
  args: { width: 1280, locale: 'zh-hans', colorScheme: 'dark' },
}

/** In Taipei, on a telephone, in the skin for the young. */
export const TelephoneTraditional: Story = {
  loaders: [async () => ({ skin: await loadSkin('keaifen') })],
  render: (args, { loaded }) => <MailboxStage {...args} skin={loaded.skin} />,
  args: { width: 360, locale: 'zh-tw' },
}

/** On a telephone, with the folders drawn out. */
export const Drawer: Story = {
  args: { width: 360 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show folders' }))
    await expect(await canvas.findByRole('dialog', { name: 'Folders' })).toBeVisible()
  },
}

/** On a tablet there is room for two lines. */
export const Tablet: Story = { args: { width: 700 } }

/** The mailbox of a colleague who lets one only read: what changes something is absent, and a word says why. */
export const OnlyRead: Story = {
  loaders: [
    async () => {
      const adapter = createMemoryAdapter({ company: smallCompany() })
      await visitShared(adapter, 'readOnly')
      return { adapter }
    },
  ],
  render: (args, { loaded }) => <MailboxStage {...args} adapter={loaded.adapter} />,
  args: { width: 1280 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /For the whole team/ }))
    await canvas.findByRole('button', { name: 'You may only read in this shared mailbox.' })
    await expect(canvas.getByRole('button', { name: 'New message' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A mail is read; its folder stays selected and the strip is there. */
export const Reading: Story = {
  args: { width: 1280 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /新版/ }))
    await canvas.findByRole('heading', { name: /^新版/ })
  },
}

/** Some mails are selected: what can be done with them takes the place of order and filter. */
export const Selection: Story = {
  args: { width: 1280 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Lunch/ }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Minutes/ }))
    await canvas.findByText('2 selected')
  },
}

/** What one has sent: the people are those it went to. */
export const Sent: Story = { args: { start: { kind: 'folder', folder: 'Sent' } } }

/** Letters that are not finished. */
export const Drafts: Story = { args: { start: { kind: 'folder', folder: 'Drafts' } } }

/** Nothing in a folder. */
export const Empty: Story = { args: { start: { kind: 'folder', folder: 'Archive' } } }

/** The same on a telephone, at night. */
export const EmptyNarrow: Story = {
  args: { start: { kind: 'folder', folder: 'Archive' }, width: 360, colorScheme: 'dark', locale: 'zh-hans' },
}

/** Everything takes an hour. */
export const Loading: Story = { args: { prepare: (adapter) => adapter.control.setLatency(3_600_000) } }

/** The mail system has failed; the reader may try again. */
export const Failed: Story = {
  args: { prepare: ({ control }) => control.fail({ kind: 'server', call: 'messages.list', times: 99 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('The messages could not be loaded')
  },
}

/** The network is gone before anything was loaded. */
export const Offline: Story = { args: { prepare: ({ control }) => control.goOffline() } }

/** The network went while reading: the rows stay. */
export const Stale: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Lunch/ })
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }))
    await canvas.findByText(/could not be refreshed/)
  },
  args: {
    prepare: (adapter) => {
      const { list } = adapter.messages
      let calls = 0
      adapter.messages.list = (query, options) => {
        calls += 1
        if (calls === 2) adapter.control.fail({ kind: 'offline', call: 'messages.list', times: 99 })
        return list(query, options)
      }
    },
  },
}

/** A folder behind the folder lock. */
export const Locked: Story = {
  args: { prepare: ({ control }) => control.fail({ kind: 'locked', call: 'messages.list', times: 99 }) },
}

/** A shared mailbox whose owner has revoked access. */
export const Forbidden: Story = {
  args: {
    locale: 'zh-tw',
    prepare: ({ control }) => control.fail({ kind: 'forbidden', call: 'messages.list', times: 99 }),
  },
}

/** An old link to a folder that was deleted since. */
export const FolderGone: Story = {
  args: { start: { kind: 'folder', folder: '旧项目' }, locale: 'zh-hans' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('文件夹不存在或已被删除！')).toBeVisible())
  },
}

/** Code and words of a window come when it is first asked for. */
const soon = { timeout: 8000 }

/** A tag is made for the selected mails. */
export const NewTag: Story = {
  args: { width: 1280 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Lunch on Thursday?' }, soon))
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as' }, soon))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'New tag…' }, soon))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'New tag' })).toBeVisible(), soon)
  },
}

/** The note about a mail is changed beside its row. */
export const Note: Story = {
  args: { width: 1280 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Note: Ask Bob/ }, soon))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Note' })).toBeVisible(), soon)
  },
}

/** Who is the sender? In Chinese. */
export const SenderCard: Story = {
  args: { width: 1280, locale: 'zh-hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择“Lunch on Thursday?”' }, soon))
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多' })).toBeEnabled(), soon)
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '发件人信息…' }, soon))
    await waitFor(() => expect(canvas.getByRole('region', { name: '关于 Bob Tan' })).toBeVisible(), soon)
  },
}

/** Somebody's mail is refused. On a telephone, in Taipei. */
export const Refuse: Story = {
  args: { width: 360, locale: 'zh-tw' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Lunch/ }, soon))
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多' })).toBeEnabled(), soon)
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '拒收…' }, soon))
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible(), soon)
  },
}
