import { MailroomError } from '@mailroom/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { AdminStage } from './stage/AdminStage'

const meta: Meta<typeof AdminStage> = { title: 'Mailbox/Administration', component: AdminStage }
export default meta
type Story = StoryObj<typeof AdminStage>

/** Two pages of accounts, one of them blocked. */
export const Accounts: Story = {
  args: { people: 60 },
  play: async ({ canvas }) => {
    await canvas.findByText('60 accounts')
  },
}

/** What can be done to one account, on a telephone at night, in Chinese. */
export const AccountNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '王小明' }))
    await canvas.findByRole('button', { name: '清除两步登录' })
  },
}

/** What people ask for, and putting right what a new account is made of. */
export const Approvals: Story = {
  args: { page: 'approvals' },
  play: async ({ canvas }) => {
    const permit = await canvas.findByRole('button', { name: 'Permit the request of zhao.min@example.com' })
    await userEvent.click(permit)
    await canvas.findByRole('textbox', { name: 'Job number' })
  },
}

/** The same on a telephone at night, in Chinese. */
export const ApprovalsNarrow: Story = {
  args: { page: 'approvals', width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '拒绝 person2@example.com 的申请' })
  },
}

/** The departments, in traditional Chinese. */
export const DepartmentsTaiwan: Story = {
  args: { page: 'departments', locale: 'zh-tw' },
  play: async ({ canvas }) => {
    await canvas.findByText('Materials and processes')
  },
}

/** A rule that the server refuses: said at the field, and nothing is lost. */
export const RuleRefused: Story = {
  args: {
    page: 'review',
    prepare: (admin) =>
      admin.refuse(
        'addReviewRule',
        new MailroomError('invalid', 'Nobody.', {
          fields: { reviewers: ['Nobody has this name or address'] },
        }),
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add rule' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Reviewers/ }), 'nobody')
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }))
    await canvas.findByText('Nobody has this name or address')
  },
}

/** What people see, with a link and a banner. */
export const Appearance: Story = {
  args: { page: 'look' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Links on the home page' }))
    await canvas.findByRole('textbox', { name: 'Address 1' })
  },
}

/** The switches. */
export const Functions: Story = {
  args: { page: 'functions', width: 360 },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Forward mail' })
  },
}

/** The record of what was done, where it is narrow. */
export const AuditNarrow: Story = {
  args: { page: 'audit', width: 360, locale: 'zh-hans' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '较早的记录' })
  },
}
