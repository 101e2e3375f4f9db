import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ComposerStage } from '../stage/ComposerStage'

const meta: Meta<typeof ComposerStage> = { title: 'Composer/Links', component: ComposerStage }
export default meta
type Story = StoryObj<typeof ComposerStage>

const megabyte = 1024 * 1024
const fileOf = (name: string, megabytes: number) => new File([new Uint8Array(megabytes * megabyte)], name)

const adding =
  (files: readonly (readonly [name: string, megabytes: number])[], found: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('combobox', { name: /^(To|收件人)$/ })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(
      input!,
      files.map(([name, size]) => fileOf(name, size)),
    )
    await canvas.findByText(found, undefined, { timeout: 10_000 })
  }

/** A file that is large for a mail: a link is proposed. */
export const Suggested: Story = {
  play: adding([['Drawings of the new building.zip', 12]], /This file is large/),
}

/** A file that no mail carries goes as a link by itself, beside one that travels. */
export const ByItself: Story = {
  play: adding(
    [
      ['Film of the opening.mp4', 21],
      ['Programme.pdf', 1],
    ],
    /as a link, 30 days/,
  ),
}

/** Both on a telephone at night, in Chinese. */
export const Narrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: adding(
    [
      ['二〇二六年第四季度全体员工大会现场录像.mp4', 21],
      ['施工图.zip', 12],
    ],
    /附件较大/,
  ),
}
