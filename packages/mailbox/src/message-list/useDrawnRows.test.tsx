import { densities } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { askAhead, MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { loadMailboxWords } from '../mailbox-view/loadMailboxWords'
import { MailboxView } from '../mailbox-view/MailboxView'
import { manyMails, smallCompany } from '../stage/smallCompany'

it.for(densities)(
  '[ML-14] [ML-26] the first drawing has the %s rows that a window shows and few more, the others come after it',
  async (density) => {
    await page.viewport(1200, 900)
    const adapter = createMemoryAdapter({ company: smallCompany(manyMails(60)) })
    const session = await adapter.session.current()
    await adapter.settings.save({ pageSize: 50, density })
    const ahead = await askAhead(adapter, session!, 'INBOX')
    await expect.poll(() => ahead.filter(({ data }) => data !== undefined).length).toBe(5)
    await loadMailboxWords('en')
    const show = () => {
      const place = document.createElement('div')
      place.style.blockSize = '100vh'
      document.body.append(place)
      const root = createRoot(place)
      flushSync(() =>
        root.render(
          <MailroomProvider
            adapter={adapter}
            ahead={ahead}
            theme={{ skin: defaultSkin, colorScheme: 'light' }}
            locale="en"
          >
            <MailboxView />
          </MailroomProvider>,
        ),
      )
      const end = () => {
        root.unmount()
        place.remove()
      }
      return { end, place, rows: () => [...place.querySelectorAll('[role=row][data-row-id]')] }
    }
    // The list before it has told how many fit, whatever lists other tests have shown.
    const before = show()
    await expect.poll(() => before.rows().length).toBe(50)
    before.end()
    const { end, place, rows } = show()
    onTestFinished(end)
    const first = rows()
    const grid = place.querySelector('[role=grid]')!
    expect(first.at(-1)!.getBoundingClientRect().bottom).toBeGreaterThan(grid.getBoundingClientRect().bottom)
    expect(first[first.length - 3]!.getBoundingClientRect().top).toBeLessThan(
      grid.getBoundingClientRect().bottom,
    )
    expect(first.length).toBeLessThan(30)
    await expect.poll(() => rows().length).toBe(50)
  },
)
