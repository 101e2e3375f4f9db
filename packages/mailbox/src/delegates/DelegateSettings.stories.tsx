import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { DelegateStage } from './stage/DelegateStage'

const meta: Meta<typeof DelegateStage> = {
  title: 'Mailbox/Delegates',
  component: DelegateStage,
}
export default meta
type Story = StoryObj<typeof DelegateStage>

/** Two colleagues of the example company. */
async function withTwo(adapter: MemoryAdapter) {
  const own = (await adapter.session.current())?.user.address.address
  const page = await adapter.contacts?.people({ book: 'organisation', text: '', offset: 0, limit: 10 })
  const colleagues = (page?.people ?? []).filter(({ address }) => address !== own).slice(0, 2)
  await adapter.delegates?.set(colleagues[0]!.address, 'readOnly')
  await adapter.delegates?.set(colleagues[1]!.address, 'proxySend')
}

/** One gets another level, the other is put out and let in again. */
export const Content: Story = {
  args: { prepare: withTwo },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const levels = await canvas.findAllByRole('combobox', { name: /^Permission of/ })
    await userEvent.selectOptions(levels[0]!, 'Full control')
    await page.findByText(/: Full control$/)
    const [, second] = canvas.getAllByRole('button', { name: /^Remove / })
    const { ariaLabel } = second!
    await userEvent.click(second!)
    await waitFor(() => expect(canvas.queryByRole('button', { name: ariaLabel! })).toBeNull())
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
    await canvas.findByRole('button', { name: ariaLabel! })
  },
}

/** The same on a telephone at night, in Chinese. */
export const ContentNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark', prepare: withTwo },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('combobox', { name: /的权限$/ })
  },
}

/** Nobody yet, in traditional Chinese. */
export const Empty: Story = {
  args: { locale: 'zh-tw' },
  play: async ({ canvas }) => {
    await canvas.findByText('您的信箱尚未共用給任何人。')
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'delegates.list', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
