import type { Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { createRef, StrictMode } from 'react'
import { vi } from 'vitest'
import { page as tab } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Composer, type ComposerProps } from '../composer/Composer'
import type { ComposerHandle } from '../composer/ComposerHandle'
import { textBox } from './elements'

interface MountOptions extends Partial<ComposerProps> {
  adapter?: MemoryAdapter
  locale?: Locale
  width?: number
  /** Resolves before the editor is there. */
  isLoading?: boolean
}

/** A composer on a page that has nothing else of Mailroom, over a mail system in memory. */
export async function mountComposer({ adapter, locale, width, isLoading, ...props }: MountOptions = {}) {
  const system = adapter ?? createMemoryAdapter()
  const handle = createRef<ComposerHandle>()
  const onSent = vi.fn<NonNullable<ComposerProps['onSent']>>()
  const onClose = vi.fn<() => void>()
  const page = (given: Partial<ComposerProps>) => (
    <StrictMode>
      <MailroomProvider
        adapter={system}
        theme={{ skin: defaultSkin, colorScheme: 'light' }}
        locale={locale ?? 'en'}
      >
        <div style={{ blockSize: 640, inlineSize: width }}>
          <Composer ref={handle} onSent={onSent} onClose={onClose} {...props} {...given} />
        </div>
      </MailroomProvider>
    </StrictMode>
  )
  await tab.viewport(Math.max(width ?? 960, 360), 720)
  const screen = await render(page({}))
  if (!isLoading) await vi.waitFor(() => textBox(), { timeout: 20_000 })
  /** Gives the composer other properties. */
  const change = (given: Partial<ComposerProps>) => screen.rerender(page(given))
  return { adapter: system, handle, onSent, onClose, unmount: () => screen.unmount(), change }
}
