import { MailroomError, type Locale } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FilePreview, type FilePreviewProps } from './FilePreview'

interface Situation extends FilePreviewProps {
  locale?: Locale
  colorScheme?: ColorScheme
  width?: number
}

function Stage({ locale = 'en', colorScheme = 'light', width = 960, ...props }: Situation) {
  return (
    <MailroomProvider
      adapter={createMemoryAdapter()}
      theme={{ skin: defaultSkin, colorScheme }}
      locale={locale}
    >
      <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: 560 }}>
        <FilePreview {...props} />
      </div>
    </MailroomProvider>
  )
}

/** The code of a viewer comes with the first file of its kind. */
const later = { timeout: 10_000 }

const noop = () => undefined
const bar = { onDownload: noop, onPrevious: noop, onNext: noop, onClose: noop }
const textFile = (name: string, text: string) => {
  const content = new Blob([text])
  return { name, sizeBytes: content.size, load: async () => content }
}

const meta = { title: 'Previews/FilePreview', component: Stage, args: bar } satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

/** A table of figures, as its program shows it. */
export const Table: Story = {
  args: {
    file: textFile('Budget.csv', 'Item,Planned,Spent\nLamps,1200,1190\nPaper,300,412\nTravel,8000,6400'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Travel' }, later)).toBeVisible()
  },
}

/** A long text in Chinese, in the dark, in a narrow window. */
export const ChineseText: Story = {
  args: {
    file: textFile(
      '关于第三季度办公用品采购情况的说明.txt',
      '本季度共采购办公用品三批，均已验收入库。\n'.repeat(30),
    ),
    locale: 'zh-hans',
    colorScheme: 'dark',
    width: 360,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/均已验收入库/, {}, later)).toBeVisible()
  },
}

/** A file that is larger than what is previewed. */
export const TooLarge: Story = {
  args: {
    file: { name: 'Recording of the meeting.pdf', sizeBytes: 48_000_000, load: async () => new Blob() },
  },
}

/** The line broke while the file was on its way. */
export const Offline: Story = {
  args: {
    file: {
      name: 'Plan.docx',
      sizeBytes: 20_000,
      load: () => Promise.reject(new MailroomError('offline', 'no answer')),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, later)).toBeVisible()
  },
}

/** A picture that is none. */
export const Damaged: Story = {
  args: { file: textFile('photo.jpg', 'not a picture') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/damaged/, {}, later)).toBeVisible()
  },
}
