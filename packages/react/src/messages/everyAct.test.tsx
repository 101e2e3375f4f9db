import {
  MailroomError,
  selectionsOf,
  type FolderId,
  type MessagesPort,
  type MessageSelections,
  type MessageSummary,
  type StateChange,
} from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useSpamActions, type SpamActions } from '../people/useSpamActions'
import { mount } from '../test/mount'
import type { MessageActions } from './messageActions'
import { useMessageActions } from './useMessageActions'
import { useMessageList } from './useMessageList'
import { useSnooze, type SnoozeActions } from './useSnooze'

type Hands = MessageActions & SpamActions & SnoozeActions

interface Act {
  readonly name: string
  /** What the mail system is asked. */
  readonly call: Extract<
    keyof MessagesPort,
    'setState' | 'setRemark' | 'move' | 'delete' | 'snooze' | 'reject' | 'notSpam'
  >
  readonly act: (hands: Hands, mails: MessageSelections, mail: MessageSummary) => unknown
  /** What the mail is before. */
  readonly first?: StateChange
  readonly note?: string
  /** @default the inbox */
  readonly folder?: FolderId
}

const soon = () => ({ at: Math.ceil(Date.now() / 1000) * 1000 + 3_600_000 })
const mark = (name: string, change: StateChange, first?: StateChange): Act => ({
  ...{ name, call: 'setState', act: ({ setState }, mails) => setState(mails, change) },
  ...(first && { first }),
})

/** Everything that is done to a mail and can be taken back, from every menu and toolbar. */
const acts: readonly Act[] = [
  mark('marked as read', { isRead: true }),
  mark('marked as unread', { isRead: false }, { isRead: true }),
  mark('flagged', { flag: 'green' }),
  mark('flagged in another colour', { flag: 'gray' }, { flag: 'red' }),
  mark('without its flag', { flag: null }, { flag: 'blue' }),
  mark('tagged', { addTags: ['招聘'] }),
  mark('without its tags', { removeTags: 'all' }, { addTags: ['招聘', '客户'] }),
  mark('pinned', { isPinned: true }),
  mark('no longer pinned', { isPinned: false }, { isPinned: true }),
  mark('reminded of', { followUp: soon() }),
  mark('followed up', { followUp: null }, { followUp: { ...soon(), unlessAnswered: true } }),
  {
    ...{ name: 'without its note', call: 'setRemark', note: 'Call back' },
    act: ({ setRemark }, _, { ref }) => setRemark(ref, ''),
  },
  { name: 'moved', call: 'move', act: ({ move }, mails) => move(mails, 'Archive') },
  { name: 'deleted', call: 'delete', act: ({ remove }, mails) => remove(mails) },
  { name: 'snoozed', call: 'snooze', act: ({ snooze }, mails) => snooze(mails, soon().at, 'Away') },
  { name: 'refused', call: 'reject', act: ({ reject }, mails) => reject(mails, { deleteMails: true }) },
  {
    ...{ name: 'no spam', call: 'notSpam', folder: 'Spam' },
    act: ({ notSpam }, mails) => notSpam(mails, { welcomeSenders: false }),
  },
]

interface OneMailProps extends Pick<Act, 'act' | 'folder'> {
  /** The mail, as it was when the test began. */
  mail: MessageSummary
}

/** What the list says of a mail, wherever it has been meanwhile, and a button that acts on it. */
function OneMail({ act, folder = 'INBOX', mail }: OneMailProps) {
  const hands = { ...useMessageActions(), ...useSpamActions(), ...useSnooze()! }
  const { page: list } = useMessageList({ folder, offset: 0, limit: 20 })
  const now = list?.messages.find(
    ({ subject, receivedAt }) => subject === mail.subject && receivedAt === mail.receivedAt,
  )
  return (
    <>
      <output aria-label="mail">{now ? told(now) : 'gone'}</output>
      <button disabled={!now} onClick={() => void act(hands, selectionsOf([now!.ref]), now!)}>
        act
      </button>
    </>
  )
}

/** Whatever order its facts come in. */
function told({ remark, state }: MessageSummary): string {
  const facts = Object.entries({ ...state, tags: state.tags.toSorted() })
  return `${remark} ${JSON.stringify(facts.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
}

it.each(acts)(
  '[ML-25] a mail that is $name shows that at once, not when it has failed, and not after Undo',
  async (row) => {
    const adapter = createMemoryAdapter()
    await adapter.control.ready()
    const { messages } = await adapter.messages.list({ folder: row.folder ?? 'INBOX', offset: 0, limit: 20 })
    const mail = messages.find(({ state }) => !state.isRead && !state.flag && state.tags.length === 0)!
    const selection = { folder: mail.ref.folder, uids: [mail.ref.uid] }
    if (row.first) await adapter.messages.setState(selection, row.first)
    if (row.note) await adapter.messages.setRemark(mail.ref, row.note)
    let refuse = () => {}
    vi.spyOn(adapter.messages, row.call).mockImplementationOnce(
      () =>
        new Promise<never>((_, reject) => {
          refuse = () => reject(new MailroomError('server', 'Refused by the test.'))
        }),
    )
    await mount(<OneMail act={row.act} folder={row.folder} mail={mail} />, { adapter })
    const shown = () => page.getByLabelText('mail').element().textContent
    await expect.poll(shown).not.toBe('gone')
    const before = shown()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press('act')
    await expect.poll(shown).not.toBe(before)
    refuse()
    await expect.element(page.getByText(/(could not be|failed).*The mail system/)).toBeVisible()
    await expect.poll(shown).toBe(before)
    await press('act')
    await expect.poll(shown).not.toBe(before)
    await press('Undo')
    await expect.poll(shown).toBe(before)
  },
)
