import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { ComposerStage } from '../stage/ComposerStage'

const meta: Meta<typeof ComposerStage> = { title: 'Composer/Online files', component: ComposerStage }
export default meta
type Story = StoryObj<typeof ComposerStage>

const open =
  (name: string, tab: string, found: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
    await userEvent.click(await screen.findByRole('tab', { name: tab }, { timeout: 10_000 }))
    await screen.findByText(found, undefined, { timeout: 10_000 })
  }

/** More than a page of files in transit, one with a long name. */
export const Transit: Story = {
  args: {
    prepare({ disk }: MemoryAdapter) {
      const names = [
        '施工图第三版（含所有专业的修改意见与会签页，最终稿）.zip',
        ...'a b c d e f g h i j k l'.split(' '),
      ]
      for (const name of names) void disk.upload(new File(['x'.repeat(2000)], name))
    },
  },
  play: open('Online attachments', 'Transit', '1–10 of 13'),
}

/** What everybody may read and nobody here may change, on a telephone at night. */
export const CompanyNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: open('在线附件', '企业网盘', '品牌素材'),
}

/** Nothing lies there yet. */
export const Empty: Story = {
  args: { locale: 'zh-tw' },
  play: open('線上附件', '個人網路硬碟', '這裡還沒有檔案。'),
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: { prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'disk.list', times: 99 }) },
  play: open('Online attachments', 'Personal disk', 'Try again'),
}

/** The file center is locked: its password comes first. */
export const Locked: Story = {
  args: { locale: 'zh-hans', prepare: ({ fileLock }) => void fileLock.set('Lock-2026') },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '在线附件' }))
    await screen.findByRole('dialog', { name: '解锁文件中心' }, { timeout: 10_000 })
  },
}
