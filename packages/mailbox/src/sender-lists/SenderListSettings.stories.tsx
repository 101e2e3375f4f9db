import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { SenderListStage } from './stage/SenderListStage'

const meta: Meta<typeof SenderListStage> = {
  title: 'Mailbox/Sender lists',
  component: SenderListStage,
}
export default meta
type Story = StoryObj<typeof SenderListStage>

/** Two pages, with a domain and an address as long as addresses get. */
async function withMany({ senderLists }: MemoryAdapter) {
  const long = `${'newsletter-'.repeat(5)}noreply@a-very-long-department-name.subsidiary.example.org`
  const people = Array.from({ length: 22 }, (_, index) => `sender${index + 10}@letters.example`)
  await senderLists.add('refused', ['@advertising.example', long, ...people])
}

/** Nobody is refused yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('You refuse nobody.')
  },
}

/** Two pages of senders. */
export const Content: Story = {
  args: { prepare: withMany },
  play: async ({ canvas }) => {
    await canvas.findByText('@advertising.example')
  },
}

/** Something was pasted that is no address; it stays to be mended. */
export const Faults: Story = {
  args: { prepare: withMany },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Add senders' })
    await userEvent.type(field, 'nobody, new@letters.example{Enter}')
    await canvas.findByText('“nobody” is no address and no domain')
  },
}

/** On a telephone at night, in Chinese. */
export const ContentNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark', prepare: withMany },
  play: async ({ canvas }) => {
    await canvas.findByText('整个域名')
  },
}

/** Senders whose pictures are shown, in traditional Chinese; there are none. */
export const PicturesTaiwan: Story = {
  args: { locale: 'zh-tw', list: 'pictures' },
  play: async ({ canvas }) => {
    await canvas.findByText('目前所有寄件者的圖片都要先經過您同意才會顯示。')
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'senderLists.page', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

/** The answer takes its time. */
export const Waiting: Story = {
  args: { prepare: (adapter) => adapter.control.setLatency(600_000) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the list' })
  },
}
