import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { FilesStage } from '../stage/FilesStage'
import { fileOf, fillPersonal, fillTransit } from '../stage/sampleFiles'

const meta: Meta<typeof FilesStage> = { title: 'Files/File center', component: FilesStage }
export default meta
type Story = StoryObj<typeof FilesStage>

const find =
  (name: string | RegExp): Story['play'] =>
  async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('row', { name }, { timeout: 10_000 }))

const say =
  (words: string): Story['play'] =>
  async ({ canvasElement }) =>
    void (await within(canvasElement).findByText(words, undefined, { timeout: 10_000 }))

const filled = async (adapter: MemoryAdapter) => void (await fillPersonal(adapter))

/** Folders and files of every kind, with names that are too long. */
export const Personal: Story = { args: { prepare: filled }, play: find(/会议纪要/) }

/** The same in a window as wide as screens are today. */
export const Wide: Story = {
  args: { prepare: filled, width: 1400, locale: 'zh-hans' },
  play: find(/会议纪要/),
}

/** The same on a telephone at night. */
export const Narrow: Story = {
  args: { prepare: filled, width: 360, locale: 'zh-tw', colorScheme: 'dark' },
  parameters: { frameWidth: 360 },
  play: find(/会议纪要/),
}

/** Three rows are chosen, and the toolbar offers what can be done with them. */
export const Selected: Story = {
  args: { prepare: filled },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const name of ['Select 项目资料', 'Select logo.png', 'Select README.md'])
      await userEvent.click(await canvas.findByRole('checkbox', { name }, { timeout: 10_000 }))
  },
}

/** A folder inside others that nothing lies in yet. */
export const EmptyFolder: Story = {
  args: {
    locale: 'zh-hans',
    async prepare({ disk }) {
      const { id } = await disk.makeFolder('Projects', { place: 'personal' })
      return (await disk.makeFolder('二零二六年', { place: 'personal', folderId: id })).id
    },
  },
  play: say('此文件夹为空。'),
}

/** What everybody may read and nobody here may change. */
export const Company: Story = { args: { place: 'company' }, play: find(/Travel policy/) }

/** More than a page of files in transit. */
export const Transit: Story = {
  args: { place: 'transit', prepare: (adapter) => fillTransit(adapter, 23) },
  play: say('1 of 2'),
}

/** Nothing lies in transit, on a telephone. */
export const EmptyTransit: Story = {
  args: { place: 'transit', width: 360, locale: 'zh-tw' },
  parameters: { frameWidth: 360 },
  play: say('中轉站裡沒有檔案。'),
}

/** The answer takes its time. */
export const Loading: Story = {
  args: { prepare: ({ control }) => control.setLatency(3_600_000) },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('status', { name: 'Loading files' }, { timeout: 10_000 })
  },
}

/** The mail system has a fault. */
export const Failed: Story = {
  args: { prepare: ({ control }) => control.fail({ kind: 'server', call: 'disk.list', times: 99 }) },
  play: say('The files could not be loaded.'),
}

/** There is no connection, at night. */
export const Offline: Story = {
  args: {
    colorScheme: 'dark',
    locale: 'zh-hans',
    prepare: ({ control }) => control.fail({ kind: 'offline', call: 'disk.list', times: 99 }),
  },
  play: say('网络已断开。'),
}

/** The folder that the address names has been deleted. */
export const Gone: Story = {
  args: { prepare: async () => 'gone' },
  play: say('This folder is no longer here.'),
}

/** The file center is locked: its password comes first. */
export const Locked: Story = {
  args: { locale: 'zh-hans', prepare: ({ fileLock }) => fileLock.set('Lock-2026') },
  async play() {
    await screen.findByRole('dialog', { name: '解锁文件中心' }, { timeout: 10_000 })
  },
}

/** A mailbox of somebody else, in which one works with mails alone. */
export const OfOwner: Story = {
  args: {
    locale: 'zh-tw',
    prepare({ shares }) {
      shares.rights = async () => ({ isShared: true, mayRead: true, maySend: true, mayManage: false })
    },
  },
  play: say('這個信箱的檔案只有擁有者能看到。'),
}

/** One of four files did not get there, the others are in the folder. */
export const Uploading: Story = {
  args: {
    async prepare(adapter) {
      await fillPersonal(adapter)
      adapter.control.fail({ kind: 'overQuota', call: 'disk.store' })
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('row', { name: /会议纪要/ }, { timeout: 10_000 })
    const files = ['Annual report of the whole group, final version.pdf', '总图.dwg', 'c.zip', 'd.zip']
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!,
      files.map((name) => fileOf(name, 3_000_000)),
    )
    await canvas.findByText(/could not be uploaded/, undefined, { timeout: 10_000 })
  },
}

/** A folder is looked for to move two files to. */
export const Moving: Story = {
  args: { prepare: filled, locale: 'zh-tw' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const name of ['選取 logo.png', '選取 README.md'])
      await userEvent.click(await canvas.findByRole('checkbox', { name }, { timeout: 10_000 }))
    await userEvent.click(canvas.getByRole('button', { name: '移至…' }))
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }))
    await dialog.findByRole('button', { name: '開啟資料夾 项目资料' }, { timeout: 10_000 })
  },
}
