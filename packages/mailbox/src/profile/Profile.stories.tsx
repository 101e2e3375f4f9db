import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawnPicture } from './stage/drawnPicture'
import { ProfileStage } from './stage/ProfileStage'

const meta: Meta<typeof ProfileStage> = { title: 'Mailbox/Profile', component: ProfileStage }
export default meta
type Story = StoryObj<typeof ProfileStage>

/** A name and a closing wait for an administrator. */
async function withRequests(adapter: MemoryAdapter) {
  await adapter.profile.requestName({ name: 'Maximilian', englishName: 'Max' })
  await adapter.profile.requestClosing('I leave at the end of the month.')
}

/** Nothing has been asked for. */
export const Content: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ask for it' })
  },
}

/** She shows a picture, and has said who she is. */
export const WithPicture: Story = {
  args: {
    prepare: async ({ profile }) => {
      await profile.setPicture(await drawnPicture(512))
      await profile.setGender('female')
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove' })
  },
}

/** A picture was chosen that nobody sees yet, on a telephone at night, in Chinese. */
export const PictureNarrow: Story = {
  args: { width: 328, locale: 'zh-hans', colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '选择图片' })
    const chosen = new DataTransfer()
    chosen.items.add(await drawnPicture(512))
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!
    picker.files = chosen.files
    picker.dispatchEvent(new Event('change', { bubbles: true }))
    await canvas.findByRole('button', { name: '设为头像' })
  },
}

/** A drawing stands for him; the file that he chose is no picture. In traditional Chinese. */
export const PictureRefused: Story = {
  args: { locale: 'zh-tw', prepare: ({ profile }) => profile.setGender('male') },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '選擇圖片' })
    const chosen = new DataTransfer()
    chosen.items.add(new File(['words'], 'me.png', { type: 'image/png' }))
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!
    picker.files = chosen.files
    picker.dispatchEvent(new Event('change', { bubbles: true }))
    await canvas.findByRole('alert')
  },
}

/** Both wait, on a telephone at night, in Chinese. */
export const WaitingNarrow: Story = {
  args: { width: 328, locale: 'zh-hans', colorScheme: 'dark', prepare: withRequests },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: '撤回' })
  },
}

/** What an administrator has refused, in traditional Chinese. */
export const Refused: Story = {
  args: {
    locale: 'zh-tw',
    prepare: async (adapter) => {
      await withRequests(adapter)
      await adapter.control.refuseRequests('資料不符')
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('上次申請未通過：資料不符')
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'profile.profile', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('alert')
  },
}
