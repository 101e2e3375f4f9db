import type { Meta, StoryObj } from '@storybook/react-vite'
import { takeIntoUse } from './stage/takeIntoUse'
import { TwoFactorStage } from './stage/TwoFactorStage'

const meta: Meta<typeof TwoFactorStage> = {
  title: 'Mailbox/Two-step sign-in',
  component: TwoFactorStage,
}
export default meta
type Story = StoryObj<typeof TwoFactorStage>

/** Nothing is set up: the password alone signs in. */
export const Off: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Two-step sign-in is off')
  },
}

/** The secret is shown, on a telephone at night. */
export const SettingUp: Story = {
  args: { width: 360, colorScheme: 'dark', locale: 'zh-hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开始设置…' }))
    await canvas.findByRole('img', { name: '供身份验证器扫描的二维码' })
  },
}

/** An authenticator is in use. */
export const On: Story = {
  args: {
    locale: 'zh-tw',
    prepare: async (adapter) => {
      await takeIntoUse(adapter)
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('兩步驟登入已開啟')
  },
}

/** A number for codes is set up, on a telephone at night. */
export const Phone: Story = {
  args: { width: 360, colorScheme: 'dark', locale: 'zh-hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '设置短信动态码…' }))
    await canvas.findByRole('textbox', { name: '手机号码' })
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'twoFactor.state', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
