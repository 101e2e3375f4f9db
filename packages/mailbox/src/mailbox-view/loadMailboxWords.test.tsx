import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { smallCompany } from '../stage/smallCompany'
import { loadMailboxWords } from './loadMailboxWords'
import { MailboxView } from './MailboxView'

it('[EM-01] [IX-01] with its words and the session at hand the mailbox is drawn in one step and asks for neither', async () => {
  const adapter = createMemoryAdapter({ company: smallCompany() })
  const session = await adapter.session.current()
  const asked = vi.spyOn(adapter.session, 'current')
  await loadMailboxWords('zh-tw')
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <MailroomProvider
        adapter={adapter}
        session={session}
        theme={{ skin: defaultSkin, colorScheme: 'light' }}
        locale="zh-tw"
      >
        <MailboxView />
      </MailroomProvider>,
    ),
  )
  // Nothing was awaited since: what waits for words is not there yet.
  for (const word of ['信箱', '撰寫郵件', '郵件操作', '通知']) {
    expect(place.querySelector(`[aria-label='${word}']`), word).not.toBeNull()
  }
  await expect.element(page.getByRole('row', { name: /Lunch/ })).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  root.unmount()
  place.remove()
})
