import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { MailboxStage } from '../stage/MailboxStage'

const meta: Meta<typeof MailboxStage> = {
  title: 'Mailbox/Folder choice',
  component: MailboxStage,
  args: { prepare: makeFolders },
}
export default meta
type Story = StoryObj<typeof MailboxStage>

async function makeFolders({ folders }: MemoryAdapter): Promise<void> {
  for (let region = 1; region <= 8; region += 1) {
    const { id: parent } = await folders.create({ name: `Region ${region}` })
    for (let order = 1; order <= 12; order += 1) await folders.create({ name: `Order ${order}`, parent })
  }
}

/** Selects the first mail and asks for another folder. */
async function ask(words: { readonly move: string; readonly other: string }): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('row', { name: /./ })
  await userEvent.click(first!.querySelector('input[type=checkbox]')!)
  await userEvent.click(await screen.findByRole('button', { name: words.move }))
  await userEvent.click(await screen.findByRole('menuitem', { name: words.other }))
  // The first time, its code has to come.
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 20_000 })
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

/** The first hundred of all folders. */
export const Many: Story = {
  args: { width: 1280 },
  play: async () => {
    await ask({ move: 'Move to', other: 'Another folder…' })
    await screen.findByRole('option', { name: 'Region 1 / Order 1' })
  },
}

/** Found by parts of two names. */
export const Found: Story = {
  args: { width: 1280, locale: 'zh-hans', colorScheme: 'dark' },
  play: async () => {
    await ask({ move: '移动到', other: '其他文件夹…' })
    await userEvent.keyboard('order 12')
    await screen.findByText('8 个文件夹')
  },
}

/** No folder has the name, in a narrow window. */
export const NarrowNone: Story = {
  args: { width: 360, locale: 'zh-tw' },
  play: async () => {
    await ask({ move: '移至', other: '其他資料夾…' })
    await userEvent.keyboard('nowhere')
    await screen.findByText('沒有此名稱的資料夾。')
  },
}

/** The mail system does not answer: what the page knows is offered, with a way to ask again. */
export const Failed: Story = {
  args: {
    width: 1280,
    prepare: async (adapter) => {
      await makeFolders(adapter)
      adapter.control.fail({ kind: 'forbidden', call: 'folders.find', times: 99 })
    },
  },
  play: async () => {
    const dialog = await ask({ move: 'Move to', other: 'Another folder…' })
    await userEvent.keyboard('order')
    await within(dialog).findByText(/could not be asked/)
  },
}
