import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useFolders } from '../folders/useFolders'
import { useMessageList } from '../messages/useMessageList'
import { Inbox } from '../test/Inbox'
import { countedAdapter, mount } from '../test/mount'
import { useSession } from './useSession'

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const text = (label: string) => () => page.getByLabelText(label, { exact: true }).element().textContent
const rows = () => page.getByRole('list', { name: 'rows' }).getByRole('listitem').elements()

function Door() {
  const { session, expired, error, signIn, signOut, dismissExpired } = useSession()
  const [problem, setProblem] = useState('')
  const [raised, setRaised] = useState({ expired, times: 0 })
  if (raised.expired !== expired) setRaised({ expired, times: raised.times + (expired ? 1 : 0) })
  const enter = (password: string) => {
    const username = 'lin.xiaowen'
    signIn({ username, password }).catch((failure: { kind: string }) => setProblem(failure.kind))
  }
  return (
    <>
      <output aria-label="who">
        {session === undefined ? (error ? 'unknown' : 'asking') : (session?.user.address.address ?? 'nobody')}
      </output>
      <output aria-label="expired">{expired ? (expired.detail ?? 'yes') : 'no'}</output>
      <output aria-label="times">{raised.times}</output>
      <output aria-label="problem at the door">{problem}</output>
      <button onClick={() => enter('wrong')}>wrong</button>
      <button onClick={() => void signOut()}>sign out</button>
      <button onClick={dismissExpired}>dismiss</button>
    </>
  )
}

function Twice() {
  const { refresh } = useFolders()
  const { refresh: refreshList } = useMessageList({ folder: 'INBOX', offset: 0, limit: 10 })
  return <button onClick={() => void Promise.all([refresh(), refreshList()])}>refresh all</button>
}

it('[SE-13] knows nobody when nobody is signed in, and asks for no mail', async () => {
  const { adapter, calls } = countedAdapter({ signedInAs: null })
  await mount(
    <>
      <Door />
      <Inbox />
    </>,
    { adapter },
  )
  await expect.poll(text('who')).toBe('nobody')
  expect(calls.list).not.toHaveBeenCalled()
  expect(calls.folders).not.toHaveBeenCalled()
})

it('[SE-01] a refused sign-in tells whoever asked, and is no expired session', async () => {
  await mount(<Door />, { adapter: createMemoryAdapter({ signedInAs: null }) })
  await expect.poll(text('who')).toBe('nobody')
  await press('wrong')
  await expect.poll(text('problem at the door')).toBe('invalid')
  await expect.poll(text('expired')).toBe('no')
})

it('[SE-16] an ended session is told once, with what was read still on the screen', async () => {
  const adapter = createMemoryAdapter()
  await mount(
    <>
      <Door />
      <Inbox />
      <Twice />
    </>,
    { adapter },
  )
  await expect.poll(() => rows().length).toBe(10)
  adapter.control.endSession()
  await press('refresh all')
  await press('mark three')
  await expect.poll(text('expired')).not.toBe('no')
  await expect.poll(text('times')).toBe('1')
  expect(rows()).toHaveLength(10)
  await expect.poll(text('who')).toMatch(/@/)
  await press('dismiss')
  await expect.poll(text('who')).toBe('nobody')
  await expect.poll(text('expired')).toBe('no')
  await expect.poll(() => rows().length).toBe(0)
})

it('[SE-21] signing out forgets what was read', async () => {
  const adapter = createMemoryAdapter()
  await mount(
    <>
      <Door />
      <Inbox />
    </>,
    { adapter },
  )
  await expect.poll(() => rows().length).toBe(10)
  await press('sign out')
  await expect.poll(text('who')).toBe('nobody')
  await expect.poll(() => rows().length).toBe(0)
})

it('[SE-13] without an answer it is not known who is there, until the mail system is back', async () => {
  const adapter = createMemoryAdapter()
  adapter.control.goOffline()
  await mount(<Door />, { adapter })
  await expect.poll(text('who')).toBe('unknown')
  adapter.control.goOnline()
  window.dispatchEvent(new Event('online'))
  await expect.poll(text('who')).toMatch(/@/)
})
