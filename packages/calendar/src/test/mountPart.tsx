import type { Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { StrictMode, type ReactNode } from 'react'
import { page as tab } from 'vitest/browser'
import { render } from 'vitest-browser-react'

interface MountOptions {
  adapter?: MemoryAdapter
  locale?: Locale
  width?: number
}

/** A part of the calendar alone on a page, over a mail system in memory. */
export async function mountPart(part: ReactNode, { adapter, locale = 'en', width = 900 }: MountOptions = {}) {
  const system = adapter ?? createMemoryAdapter()
  await tab.viewport(width, 900)
  await render(
    <StrictMode>
      <MailroomProvider adapter={system} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale={locale}>
        {part}
      </MailroomProvider>
    </StrictMode>,
  )
  return { adapter: system }
}
