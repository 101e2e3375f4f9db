import type { MessageSummary } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../test/mount'
import type { MessageActions } from './messageActions'
import { useMessageActions } from './useMessageActions'
import { useMessageList } from './useMessageList'

/** Everything that is done to mails and can be taken back, from every menu and toolbar. */
const acts: readonly [name: string, act: (actions: MessageActions, mail: MessageSummary) => unknown][] = [
  ['read', ({ setState }, { ref }) => setState(of(ref), { isRead: true })],
  ['flagged', ({ setState }, { ref }) => setState(of(ref), { flag: 'green' })],
  ['pinned', ({ setState }, { ref }) => setState(of(ref), { isPinned: true })],
  ['tagged', ({ setState }, { ref }) => setState(of(ref), { addTags: ['招聘'] })],
  ['reminded of', ({ setState }, { ref }) => setState(of(ref), { followUp: { at: Date.now() + 3_600_000 } })],
  ['moved', ({ move }, { ref }) => move(of(ref), 'Archive')],
  ['deleted', ({ remove }, { ref }) => remove(of(ref))],
]

const of = ({ folder, uid }: MessageSummary['ref']) => ({ folder, uids: [uid] })

interface ActProps {
  act: (actions: MessageActions, mail: MessageSummary) => unknown
}

/** The first unread mail of the inbox, and a button that acts on it. */
function OneMail({ act }: ActProps) {
  const actions = useMessageActions()
  const { page: list } = useMessageList({ folder: 'INBOX', offset: 0, limit: 10 })
  const [subject, setSubject] = useState<string>()
  const mail = list?.messages.find((row) => (subject ? row.subject === subject : !row.state.isRead))
  return (
    <>
      <output aria-label="mail">{mail ? told(mail) : 'gone'}</output>
      <button
        disabled={!mail}
        onClick={() => {
          setSubject(mail!.subject)
          void act(actions, mail!)
        }}
      >
        act
      </button>
    </>
  )
}

/** Whatever order its facts come in. */
const told = ({ subject, state }: MessageSummary) =>
  `${subject} ${JSON.stringify(Object.entries(state).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`

it.each(acts)('[ML-25] a mail that was %s is as it was after Undo', async (_name, act) => {
  await mount(<OneMail act={act} />, { adapter: createMemoryAdapter() })
  const mail = () => page.getByLabelText('mail').element().textContent
  await expect.poll(mail).not.toBe('gone')
  const before = mail()
  await page.getByRole('button', { name: 'act' }).click()
  await expect.poll(mail).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(mail).toBe(before)
})
