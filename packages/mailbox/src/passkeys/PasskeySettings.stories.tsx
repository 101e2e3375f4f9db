import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { addPasskey } from './stage/addPasskey'
import { PasskeyStage } from './stage/PasskeyStage'

const meta: Meta<typeof PasskeyStage> = {
  title: 'Mailbox/Passkeys',
  component: PasskeyStage,
}
export default meta
type Story = StoryObj<typeof PasskeyStage>

async function withTwo(adapter: MemoryAdapter) {
  await addPasskey(adapter, 'Windows')
  await addPasskey(adapter, 'Phone')
}

/** Two passkeys: one gets another name, the other is removed by who knows the password. */
export const Content: Story = {
  args: { prepare: withTwo },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Windows' }))
    const name = await page.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('Please enter a name')
    await userEvent.type(name, 'Desk')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('button', { name: 'Remove Desk' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Phone' }))
    const proof = await page.findByLabelText(/^Password or code/, { selector: 'input' })
    await userEvent.type(proof, 'wrong')
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    await page.findByText('That is not right')
    await userEvent.clear(proof)
    await userEvent.type(proof, 'Mailroom-2026')
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('Phone')).toBeNull())
    await canvas.findByText('Desk')
  },
}

/** The same on a telephone at night, in Chinese. */
export const ContentNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark', prepare: withTwo },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '移除“Phone”' })
  },
}

/** None yet, in traditional Chinese. */
export const Empty: Story = {
  args: { locale: 'zh-tw' },
  play: async ({ canvas }) => {
    await canvas.findByText('您還沒有密碼金鑰。')
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'passkeys.list', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
