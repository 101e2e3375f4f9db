import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { SignatureStage } from './stage/SignatureStage'

const meta: Meta<typeof SignatureStage> = {
  title: 'Mailbox/Signatures',
  component: SignatureStage,
}
export default meta
type Story = StoryObj<typeof SignatureStage>

/** Three: a usual one, one with a long title and many words, and one that is a picture. */
async function withThree({ signatures }: MemoryAdapter) {
  const usual = await signatures.save({
    title: '工作',
    html: '<div><b>李娜</b><br>财务部 · 010-5555 0199</div>',
  })
  const words = 'This message is for the people it names, and for nobody else. '.repeat(4)
  await signatures.save({ title: 'For partners outside of the company and all that is formal', html: words })
  await signatures.save({ title: 'Logo', html: `<img src="data:image/png;base64,${pixel}">` })
  await signatures.choose('new', usual.id)
}
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Nobody has made one yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('You have no signature yet.')
  },
}

/** Three signatures. */
export const Content: Story = {
  args: { prepare: withThree },
  play: async ({ canvas }) => {
    await canvas.findByText('李娜 财务部 · 010-5555 0199')
  },
}

/** One is being written, and its title is missing. */
export const Faults: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New signature' }))
    await canvas.findByRole('toolbar', { name: 'Formatting' }, { timeout: 20_000 })
    const save = await canvas.findByRole('button', { name: 'Save' })
    // The editor's page comes a moment after its buttons.
    while (!canvas.queryByText('Please enter a title')) {
      await userEvent.click(save)
      await new Promise(requestAnimationFrame)
    }
  },
}

/** On a telephone at night, in Chinese. */
export const ContentNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark', prepare: withThree },
  play: async ({ canvas }) => {
    await canvas.findByText('写新邮件时')
  },
}

/** In traditional Chinese, with none. */
export const EmptyTaiwan: Story = {
  args: { locale: 'zh-tw' },
  play: async ({ canvas }) => {
    await canvas.findByText('您還沒有簽名檔。')
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'signatures.list', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

/** The answer takes its time. */
export const Waiting: Story = {
  args: { prepare: (adapter) => adapter.control.setLatency(600_000) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading your signatures' })
  },
}
