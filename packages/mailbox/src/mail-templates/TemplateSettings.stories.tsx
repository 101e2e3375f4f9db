import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { TemplateStage } from './stage/TemplateStage'

const meta: Meta<typeof TemplateStage> = { title: 'Mailbox/Templates', component: TemplateStage }
export default meta
type Story = StoryObj<typeof TemplateStage>

/** More than a page of them, one with a title that needs two lines. */
async function withSix({ templates }: MemoryAdapter) {
  for (const title of [
    '周报',
    '会议纪要',
    'Order',
    'Invitation',
    '关于召开季度总结会议以及相关筹备工作安排的通知',
  ])
    await templates.save({
      title,
      html: `<h2>${title}</h2><p>各位同事：</p><p>{name} · {department} · {date}</p>`,
    })
  await templates.save({ title: 'Thanks', html: '<p>Thank you for your letter.</p>' })
}

/** Nobody has made one yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('You have no template yet.')
  },
}

/** Five of six. */
export const Content: Story = {
  args: { prepare: withSix },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Load more' })
  },
}

/** On a telephone at night, in Chinese, with all of them. */
export const ContentNarrow: Story = {
  args: { prepare: withSix, width: 328, locale: 'zh-hans', colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加载更多' }))
    await canvas.findByText('已全部加载')
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'templates.page', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}
