import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { askAhead, MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { smallCompany } from '../stage/smallCompany'
import { loadMailboxWords } from './loadMailboxWords'
import { MailboxView } from './MailboxView'

it('[EM-01] [IX-01] with its words and its first answers at hand the mailbox is drawn in one step and asks nothing twice', async () => {
  const adapter = createMemoryAdapter({ company: smallCompany() })
  const session = await adapter.session.current()
  await adapter.settings.save({ pageSize: 50 })
  const asked = [
    vi.spyOn(adapter.session, 'current').mockName('session'),
    vi.spyOn(adapter.messages, 'list').mockName('list'),
    vi.spyOn(adapter.folders.parts!, 'first').mockName('folders'),
    vi.spyOn(adapter.settings, 'load').mockName('settings'),
  ]
  const ahead = await askAhead(adapter, session!, 'INBOX')
  await expect.poll(() => ahead.filter(({ data }) => data !== undefined).length).toBe(5)
  await loadMailboxWords('zh-tw')
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <MailroomProvider
        adapter={adapter}
        ahead={ahead}
        theme={{ skin: defaultSkin, colorScheme: 'light' }}
        locale="zh-tw"
      >
        <MailboxView />
      </MailroomProvider>,
    ),
  )
  // Nothing was awaited since: what waits for words or answers is not there yet.
  for (const word of ['信箱', '撰寫郵件', '郵件操作', '通知']) {
    expect(place.querySelector(`[aria-label='${word}']`), word).not.toBeNull()
  }
  expect(place.textContent).toContain('Lunch')
  await expect.element(page.getByRole('row', { name: /Lunch/ })).toBeVisible()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(asked.map((call) => [call.getMockName(), call.mock.calls.length])).toEqual([
    ['session', 0],
    ['list', 1],
    ['folders', 1],
    ['settings', 1],
  ])
  root.unmount()
  place.remove()
})
