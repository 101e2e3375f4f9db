import type { DraftSeal } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ReadingStage } from '../stage/ReadingStage'
import { plainAnswer } from '../stage/sampleMails'
import { inAWeek, samplePassword, sendSealed } from '../stage/sealedMail'

const meta: Meta<typeof ReadingStage> = {
  title: 'Mailbox/Sealed mail',
  component: ReadingStage,
  args: { mail: plainAnswer },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3 })
  },
}
export default meta
type Story = StoryObj<typeof ReadingStage>

const burn = (readLimit: number): DraftSeal => ({ kind: 'burn', readLimit, burnDay: inAWeek() })
const sealed = (seal: DraftSeal) => (adapter: MemoryAdapter) => sendSealed(adapter, seal)

/** Three readings are left; none is spent before the button is pressed. */
export const Burn: Story = { args: { prepare: sealed(burn(3)) } }

/** The same by night on a telephone, for a reader in Shanghai. */
export const BurnDark: Story = {
  args: { prepare: sealed(burn(3)), colorScheme: 'dark', locale: 'zh-hans', width: 360 },
}

/** Opened for the last time: it stays as long as it is not closed. */
export const LastReading: Story = {
  args: { prepare: sealed(burn(1)), locale: 'zh-tw' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '開啟郵件' }))
    await canvas.findByText(/最後一次閱讀/)
  },
}

/** Read as often as was allowed: the row and its head are all that is left. */
export const Burned: Story = {
  args: {
    prepare: async (adapter) => {
      const ref = await sendSealed(adapter, burn(1))
      await adapter.sealed?.reveal(ref)
      return ref
    },
  },
}

/** A mail that its reader needs a password for. */
export const Password: Story = {
  args: { prepare: sealed({ kind: 'password', password: samplePassword }) },
}

/** The same on a telephone by night, after a wrong password. */
export const PasswordWrong: Story = {
  args: {
    prepare: sealed({ kind: 'password', password: samplePassword }),
    colorScheme: 'dark',
    locale: 'zh-hans',
    width: 360,
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/密码/, { selector: 'input' }), 'wrong1{Enter}')
    await canvas.findByText(/Wrong password/)
  },
}

/** Opened with its password, with its file. */
export const PasswordOpened: Story = {
  args: { prepare: sealed({ kind: 'password', password: samplePassword }) },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByLabelText(/Password/, { selector: 'input' }),
      `${samplePassword}{Enter}`,
    )
    await canvas.findByText('1 attachment')
  },
}
