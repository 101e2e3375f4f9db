import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ScreenLockStage } from './stage/ScreenLockStage'

const meta: Meta<typeof ScreenLockStage> = {
  title: 'Mailbox/Screen lock',
  component: ScreenLockStage,
  args: { isLocked: true },
}
export default meta
type Story = StoryObj<typeof meta>

/** Somebody has come back and does not remember their password at once. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Mailbox password/), 'wrong{Enter}')
    await canvas.findByText('The password is wrong.')
  },
}

/** On a telephone at night, in Chinese. */
export const Narrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '屏幕已锁定' })
  },
}

/** The reader is asked first. */
export const Asking: Story = {
  args: { isLocked: false, locale: 'zh-tw' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock' }))
    const dialog = await canvas.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('要鎖定螢幕嗎？')
  },
}
