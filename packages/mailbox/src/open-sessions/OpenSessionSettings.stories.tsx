import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { OpenSessionStage } from './stage/OpenSessionStage'

const meta: Meta<typeof OpenSessionStage> = {
  title: 'Mailbox/OpenSessions',
  component: OpenSessionStage,
}
export default meta
type Story = StoryObj<typeof OpenSessionStage>

/** The same person at two more places. */
async function withOthers({ control, session }: MemoryAdapter) {
  const { user } = (await session.current())!
  for (let more = 0; more < 2; more += 1) await control.colleague(user.address.address).folders.list()
}

/** Signed in at three places; two of them are ended, one after the other. */
export const Content: Story = {
  args: { prepare: withOthers },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This session')
    const [first] = await canvas.findAllByRole('button', { name: /^Sign out .*,/ })
    await userEvent.click(first!)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Sign out .*,/ })).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
    await canvas.findByText('You are signed in here only.')
  },
}

/** The same on a telephone at night, in Chinese. */
export const ContentNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark', prepare: withOthers },
  play: async ({ canvas }) => {
    await canvas.findByText('本次登录')
  },
}

/** In traditional Chinese. */
export const ContentTaiwan: Story = {
  args: { locale: 'zh-tw', prepare: withOthers },
  play: async ({ canvas }) => {
    await canvas.findByText('這次登入')
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'openSessions.list', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

/** The answer takes its time. */
export const Waiting: Story = {
  args: { prepare: (adapter) => adapter.control.setLatency(600_000) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading where you are signed in' })
  },
}
