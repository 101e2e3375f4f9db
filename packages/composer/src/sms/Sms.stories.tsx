import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ComposerStage } from '../stage/ComposerStage'

const meta: Meta<typeof ComposerStage> = { title: 'Composer/SMS notice', component: ComposerStage }
export default meta
type Story = StoryObj<typeof ComposerStage>

const patience = { timeout: 30_000 }
const to = [
  { address: 'wang.lei@example.com', name: '王磊' },
  { address: 'carol@outside.example.org', name: '' },
]
const start = { kind: 'new', to, subject: '周五的评审', text: '请准时参加。' } as const

/** The editor has a page of its own. */
const isWritten = (canvas: HTMLElement) =>
  canvas.querySelector('iframe')?.contentDocument?.body.textContent?.includes('请准时参加。') === true

interface Words {
  readonly options: string
  readonly notice: string
  readonly send: string
  readonly title: string
}

const ask =
  ({ options, notice, send, title }: Words): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(isWritten(canvasElement)).toBe(true), patience)
    await userEvent.click(await canvas.findByRole('button', { name: options }, patience))
    const entry = await screen.findByRole('menuitemcheckbox', { name: notice })
    await userEvent.click(entry)
    await canvas.findByRole('group', { name: options }, patience)
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await screen.findByRole('dialog', { name: title }, patience)
  }

/** Two recipients have no number yet. */
export const Numbers: Story = {
  args: { start },
  play: ask({
    options: 'Sending options',
    notice: 'Notify by SMS',
    send: 'Send',
    title: 'Mobile numbers for the SMS notice',
  }),
}

/** The same on a telephone at night. */
export const NumbersNarrow: Story = {
  args: { start, width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: ask({ options: '发送选项', notice: '短信通知', send: '发送', title: '填写短信通知的手机号码' }),
}
