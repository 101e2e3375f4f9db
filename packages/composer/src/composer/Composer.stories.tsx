import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ComposerStage } from '../stage/ComposerStage'
import {
  forgetful,
  longChinese,
  longEnglish,
  newsletter,
  readyToSend,
  unusual,
  withFiles,
} from '../stage/sampleMails'

const meta: Meta<typeof ComposerStage> = {
  title: 'Composer/Composer',
  component: ComposerStage,
  // Looked at once the editor is there.
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(
          canvasElement.querySelector('iframe')?.contentDocument?.querySelector('[role="textbox"]'),
        ).toBeTruthy(),
      {
        timeout: 10_000,
      },
    )
  },
}
export default meta
type Story = StoryObj<typeof ComposerStage>

const hour = 3_600_000

/** An empty mail: the cursor stands in the field of recipients. */
export const NewMail: Story = {
  play: async ({ canvasElement }) => {
    const to = await within(canvasElement).findByRole('combobox', { name: 'To' })
    await waitFor(() => expect(to).toHaveFocus())
  },
}

/** The same by night, for a reader in Shanghai: the paper stays light. */
export const NewMailDark: Story = { args: { locale: 'zh-hans', colorScheme: 'dark' } }

/** Somebody is being looked for; the list lies under the field. */
export const Suggestions: Story = {
  args: { locale: 'zh-hans' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('combobox', { name: '收件人' }), 'example')
    await canvas.findByRole('listbox')
  },
}

const everyone = { address: 'everyone@example.com', name: '' }

/** A list among the recipients is one chip with its size: by keyboard it becomes its people, and one again. */
export const GroupChips: Story = {
  args: { start: { kind: 'new', to: [everyone] } },
  play: async ({ canvas }) => {
    const to = await canvas.findByRole('combobox', { name: 'To' })
    const opener = await canvas.findByRole('button', {
      name: /^Show the \d+ people in everyone@example.com$/,
    })
    to.focus()
    await userEvent.tab({ shift: true })
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('button', { name: 'Remove 王磊' })
    await waitFor(() => expect(to).toHaveFocus())
    // The editor has one too: this is the one beside the words.
    const told = await screen.findByText(/^everyone@example.com replaced by/)
    await userEvent.click(within(told.closest('[data-tone]')!).getByRole('button', { name: 'Undo' }))
    await canvas.findByRole('button', { name: /^Show the \d+ people/ })
  },
}

/** The same on a telephone, in the dark. */
export const GroupChipsNarrow: Story = {
  args: { ...GroupChips.args, locale: 'zh-tw', width: 360, colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^展開「everyone@example.com」的 \d+ 位成員$/ })
  },
}

/** An answer to a long newsletter: its pictures from the web are not fetched, and travel on. */
export const ReplyToNewsletter: Story = { args: { mail: newsletter } }

/** The same in a narrow container, in the dark. */
export const ReplyNarrow: Story = { args: { mail: newsletter, width: 360, colorScheme: 'dark' } }

/** A forward takes the files along. */
export const ForwardWithFiles: Story = { args: { mail: withFiles, kind: 'forward', locale: 'zh-hans' } }

/** An organisation with levels of secrecy, for the mail and for each file. */
export const Levels: Story = {
  args: { mail: withFiles, kind: 'forward', locale: 'zh-hans', prepare: withLevels },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '邮件密级' }), '机密')
    const [first] = await canvas.findAllByRole('combobox', { name: /的密级$/ })
    await userEvent.selectOptions(first!, '秘密')
  },
}

/** The same on a telephone, in the dark. */
export const LevelsNarrow: Story = {
  args: { ...Levels.args, locale: 'zh-tw', width: 360, colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '郵件密等' }), '密')
  },
}

/** Files on a telephone. */
export const ForwardNarrow: Story = {
  args: { mail: withFiles, kind: 'forward', locale: 'zh-tw', width: 360 },
}

/** Files are on their way, and the mail leaves when they are there. */
export const WaitingForFiles: Story = {
  args: { start: readyToSend, prepare: (adapter) => adapter.control.setLatency(hour) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByTitle('Message text')
    await waitFor(() => expect(frameText(canvasElement)).toContain('here it is'), { timeout: 10_000 })
    dropOnto(canvasElement, [
      largeFile('Drawings of the new building, second edition.zip'),
      largeFile('plan.pdf'),
    ])
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause plan.pdf' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText(/will be sent as soon as/)
  },
}

/** On a telephone by night: one file was interrupted by a reload, one fails, one is paused. */
export const UnfinishedNarrow: Story = {
  args: {
    start: {
      kind: 'restored',
      entry: {
        draftId: 'an-interrupted-draft',
        fields: {
          from: undefined,
          to: [],
          cc: [],
          bcc: [],
          subject: '图纸',
          attachments: [],
          origin: undefined,
        },
        html: '<p>请查收。</p>',
        unfinished: [{ name: '新办公楼施工图（第二版）.zip', sizeBytes: 31_457_280 }],
        writtenAt: 0,
      },
    },
    locale: 'zh-hans',
    colorScheme: 'dark',
    width: 360,
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'sending.upload' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByTitle('正文')
    dropOnto(canvasElement, [largeFile('效果图.png')])
    await canvas.findByRole('alert')
    await canvas.findByRole('button', { name: '选择文件：新办公楼施工图（第二版）.zip' })
  },
}

/** Saving fails: it says so, and everything stays. */
export const SavingFails: Story = {
  args: {
    start: readyToSend,
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'drafts.save', times: 99 }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByTitle('Message text')
    await waitFor(() => expect(frameText(canvasElement)).toContain('here it is'), { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }))
    await canvas.findByText(/The draft could not be saved/)
  },
}

/** Sending fails: the reason stands above the fields. */
export const SendingFails: Story = {
  args: {
    start: readyToSend,
    prepare: (adapter) => adapter.control.fail({ kind: 'overQuota', call: 'sending.send', times: 99 }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByTitle('Message text')
    await waitFor(() => expect(frameText(canvasElement)).toContain('here it is'), { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByRole('alert')
  },
}

/** A mail that is to leave in an hour, for a reader in Taipei. */
export const SendLater: Story = {
  args: { start: readyToSend, locale: 'zh-tw' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '排程傳送', pressed: false }))
    await canvas.findByLabelText('日期與時間')
  },
}

/** A mail that waits for Monday, on a telephone: it rests, and says until when. */
export const WaitsForItsTime: Story = { args: { waiting: true, width: 360 } }

/** The same at a desk, by night. */
export const WaitsDark: Story = { args: { waiting: true, locale: 'zh-hans', colorScheme: 'dark' } }

/** Fourteen recipients with long names, one that is no address, and a subject longer than the line. */
export const LongChinese: Story = { args: { start: longChinese, locale: 'zh-hans' } }

/** The same on a telephone. */
export const LongChineseNarrow: Story = { args: { start: longChinese, locale: 'zh-hans', width: 360 } }

/** An address that fills the line, and a line for hidden copies. */
export const LongEnglish: Story = { args: { start: longEnglish } }

/** The same on a telephone. */
export const LongEnglishNarrow: Story = { args: { start: longEnglish, width: 360, height: 720 } }

/** The original takes an hour to come. */
export const Loading: Story = {
  args: { mail: newsletter, prepare: (adapter) => adapter.control.setLatency(hour) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status', { name: 'Loading…' })
  },
}

/** The original could not be had; the reader may try again. */
export const Failed: Story = {
  args: {
    mail: newsletter,
    locale: 'zh-hans',
    prepare: (adapter) => adapter.control.fail({ kind: 'server', call: 'drafts.prepare', times: 99 }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('邮件内容加载失败')
  },
}

/** What stands in the frame of the editor. */
const frameText = (canvas: HTMLElement) => canvas.querySelector('iframe')?.contentDocument?.body.textContent

/** A mail that is destroyed after reading: how often, and until when. */
export const Burn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Protect this message' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Destroy after reading' }))
    await canvas.findByRole('spinbutton')
  },
}

/** A mail with a password, on a telephone by night. */
export const PasswordNarrow: Story = {
  args: { locale: 'zh-hans', colorScheme: 'dark', width: 360 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邮件保护' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '加密' }))
    await canvas.findByLabelText(/密码/, { selector: 'input' })
  },
}

/** An urgent mail, to each recipient alone and without a copy: what that means stands above the text. */
export const SendingOptions: Story = { args: { start: unusual } }

/** The same on a telephone by night, in Chinese. */
export const SendingOptionsNarrow: Story = {
  args: { start: unusual, locale: 'zh-hans', colorScheme: 'dark', width: 360 },
}

/** A file was forgotten, and one address is not what it seems: the writer is asked. */
export const AskedBeforeSending: Story = {
  args: { start: forgetful, locale: 'zh-hans' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(frameText(canvasElement)).toContain('附件'), { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await screen.findByRole('alertdialog')
  },
}

const largeFile = (name: string) => new File([new Uint8Array(3_000_000)], name)

/** As somebody drops files onto the fields. */
function dropOnto(canvas: HTMLElement, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  files.forEach((file) => dataTransfer.items.add(file))
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  canvas.querySelector('input[type="file"]')!.dispatchEvent(event)
}

/** The adapter in memory answers as the mail system of an organisation with levels. */
function withLevels({ sending }: MemoryAdapter): void {
  const rulesOf = sending.rules
  const secrecy = {
    ceiling: 'confidential',
    outside: 'internal',
    needsLevel: true,
    needsFileLevels: true,
  } as const
  sending.rules = async (options) => ({ ...(await rulesOf(options)), secrecy })
}
