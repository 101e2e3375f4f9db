import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { readSignOnArrival } from '@mailroom/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { WeChatStage } from './stage/WeChatStage'

const meta: Meta<typeof WeChatStage> = {
  title: 'Mailbox/WeChat',
  component: WeChatStage,
}
export default meta
type Story = StoryObj<typeof WeChatStage>

async function bound({ signOn }: MemoryAdapter) {
  const url = await signOn.beginBinding('Mailroom-2026')
  await signOn.bind(readSignOnArrival(url.slice(url.indexOf('?')))!)
}

/** A WeChat account is bound by who knows the password, and taken off again. */
export const Content: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const prove = async (name: string) => {
      await userEvent.type(
        await page.findByLabelText(/^Password or code/, { selector: 'input' }),
        'Mailroom-2026',
      )
      await userEvent.click(page.getByRole('button', { name }))
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Bind WeChat…' }))
    await prove('Continue')
    await canvas.findByText(/^WeChat has signed you in since/)
    await userEvent.click(canvas.getByRole('button', { name: 'Unbind…' }))
    await prove('Unbind')
    await canvas.findByText('No WeChat account is bound.')
  },
}

/** Bound already, on a telephone at night, in Chinese. */
export const ContentNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark', prepare: bound },
  play: async ({ canvas }) => {
    await canvas.findByText(/绑定微信。$/)
  },
}

/** The mail system does not answer, in traditional Chinese. */
export const Failed: Story = {
  args: {
    locale: 'zh-tw',
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'signOn.binding', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
