import type { LivePort } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useRecipientStatus } from '../sending/useRecipientStatus'
import { useSending } from '../sending/useSending'
import { Inbox } from '../test/Inbox'
import { mount } from '../test/mount'
import { useLive, useLiveEvent } from './LiveProvider'

function Line() {
  const state = useLive()
  const [heard, setHeard] = useState<string[]>([])
  useLiveEvent(({ kind }) => setHeard((before) => [...before, kind]))
  return (
    <>
      <output aria-label="line">{state ?? 'none'}</output>
      <output aria-label="heard">{heard.join(' ')}</output>
    </>
  )
}

const textOf = (label: string) => () => page.getByLabelText(label).element().textContent

it('[SH-10] hands on the news and the state of the line', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Line />, { adapter })
  await expect.poll(textOf('line')).toBe('online')
  await adapter.control.deliver({ from: 'wang.lei', subject: 'Hi', text: 'Hi' })
  await expect.poll(textOf('heard')).toMatch(/messageArrived/)
  adapter.control.goOffline()
  await expect.poll(textOf('line')).toBe('offline')
  adapter.control.goOnline()
  await expect.poll(textOf('line')).toBe('online')
})

it('[SH-10] shows mail that came after the list and before the line was up', async () => {
  const adapter = createMemoryAdapter()
  let open = () => {}
  const live: LivePort = {
    subscribe(listener) {
      let leave = () => {}
      listener.onState?.('connecting')
      open = () => {
        leave = adapter.live.subscribe(listener)
      }
      return () => leave()
    },
  }
  await mount(<Inbox />, { adapter: { ...adapter, live } })
  await expect.poll(textOf('rows')).toMatch(/read/)
  await adapter.control.deliver({ from: 'wang.lei', subject: 'In between', text: 'Hi' })
  expect(textOf('rows')()).not.toMatch(/In between/)
  open()
  await expect.poll(textOf('rows')).toMatch(/In between/)
})

it('[SH-10] has no line while nobody is signed in', async () => {
  await mount(<Line />, { adapter: createMemoryAdapter({ signedInAs: null }) })
  await expect.poll(textOf('line')).toBe('none')
})

it('[SE-16] the line ends with the session', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Line />, { adapter })
  await expect.poll(textOf('line')).toBe('online')
  adapter.control.endSession()
  await expect.poll(textOf('line')).toBe('none')
  await expect.poll(textOf('heard')).toMatch(/sessionEnded$/)
})

function Sent() {
  const { send, newDraftId } = useSending()
  const [messageId, setMessageId] = useState<string>()
  const { recipients } = useRecipientStatus(messageId)
  const start = async () => {
    const to = [{ address: 'wang.lei@example.com', name: '' }]
    const content = {
      to,
      cc: [],
      bcc: [],
      subject: 'Hi',
      html: '',
      text: 'Hi',
      isHtml: false,
      attachments: [],
    }
    setMessageId((await send(content, newDraftId())).messageId)
  }
  return (
    <>
      <button onClick={() => void start()}>send</button>
      <output aria-label="states">{recipients?.map(({ state }) => state).join(' ')}</output>
    </>
  )
}

it('[SS-02] what became of a sent mail follows the line', async () => {
  const adapter = createMemoryAdapter()
  await mount(<Sent />, { adapter })
  await page.getByRole('button', { name: 'send' }).click()
  await expect.poll(textOf('states')).toMatch(/delivered/)
  const colleague = adapter.control.colleague('wang.lei')
  const { messages } = await colleague.messages.list({ folder: 'INBOX', offset: 0, limit: 1 })
  await colleague.messages.setState({ folder: 'INBOX', uids: [messages[0]!.ref.uid] }, { isRead: true })
  await expect.poll(textOf('states')).toBe('read')
})
