import { createMemoryAdapter, type MemoryAdapter, type MemoryAdapterOptions } from '@mailroom/memory-adapter'
import { defaultSkin } from '@mailroom/theme'
import type { ReactNode } from 'react'
import { vi, type Mock } from 'vitest'
import { render } from 'vitest-browser-react'
import { MailroomProvider, type MailroomProviderProps } from '../provider/MailroomProvider'

/** The look that tests wear unless they say otherwise. */
export const theme = { skin: defaultSkin, colorScheme: 'light' } as const

type Calls = Readonly<Record<'list' | 'read' | 'setState' | 'move' | 'folders' | 'first' | 'folder', Mock>>

/** A mail system in memory that counts what it is asked. */
export function countedAdapter(options?: MemoryAdapterOptions): { adapter: MemoryAdapter; calls: Calls } {
  const adapter = createMemoryAdapter(options)
  const calls = {
    list: vi.spyOn(adapter.messages, 'list'),
    read: vi.spyOn(adapter.messages, 'read'),
    setState: vi.spyOn(adapter.messages, 'setState'),
    move: vi.spyOn(adapter.messages, 'move'),
    folders: vi.spyOn(adapter.folders, 'list'),
    first: vi.spyOn(adapter.folders.parts!, 'first'),
    folder: vi.spyOn(adapter.folders, 'get'),
  }
  return { adapter, calls }
}

/** Shows something inside a provider on a mail system in memory, in English. */
export async function mount(children: ReactNode, props: Partial<MailroomProviderProps> = {}) {
  return render(
    <MailroomProvider adapter={createMemoryAdapter()} theme={theme} locale="en" {...props}>
      {children}
    </MailroomProvider>,
  )
}
