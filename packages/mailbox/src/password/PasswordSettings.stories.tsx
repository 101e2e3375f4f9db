import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordStage } from './stage/PasswordStage'

const meta: Meta<typeof PasswordStage> = {
  title: 'Mailbox/Password',
  component: PasswordStage,
}
export default meta
type Story = StoryObj<typeof PasswordStage>

/** Somebody has begun to type a new password, which is not there yet. */
export const Content: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^New password(?! once)/), 'otter-123')
    await userEvent.tab()
    await canvas.findByText('The new password does not follow all rules yet')
  },
}

/** The same on a telephone at night, in Chinese. */
export const ContentNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^新密码\*?$/), 'Meadow_Otter-5')
    await canvas.findByText('新密码符合全部规则。')
  },
}

/** In traditional Chinese. */
export const ContentTaiwan: Story = {
  args: { locale: 'zh-tw' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^目前的密碼/)
  },
}

/** The rules could not be had. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'password.terms', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

/** The rules take their time. */
export const Waiting: Story = {
  args: { prepare: (adapter) => adapter.control.setLatency(600_000) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the rules for passwords' })
  },
}

const demand = async ({ control }: MemoryAdapter) => control.demandPassword()

/** The administrator wants the password changed before anything else. */
export const Demanded: Story = {
  args: { isDemanded: true, prepare: demand },
  play: async ({ canvas }) => {
    await canvas.findByRole('alertdialog', { name: 'Please change your password' })
    await canvas.findByLabelText(/^Current password/)
  },
}

/** The same on a telephone at night, in Chinese. */
export const DemandedNarrow: Story = {
  args: { isDemanded: true, prepare: demand, width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^当前密码/)
  },
}
