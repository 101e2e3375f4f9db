import { defaultLayout, type Settings } from '@mailroom/core'
import { useAdapter, useSettings } from '@mailroom/react'
import { useMemo } from 'react'

/** How somebody looks at lists and mails. */
export type Layout = Pick<
  Settings,
  'byConversation' | 'readingPane' | 'density' | 'markReadSeconds' | 'sizes'
>

/** The layout that holds, and a way to choose another one where the mail system keeps what people choose. */
export interface ChosenLayout extends Layout {
  /** Mails are kept by conversation here. */
  readonly hasConversations: boolean
  /** Undefined where nothing is kept. */
  readonly choose: ((change: Partial<Layout>) => void) | undefined
}

/** How the reader wants lists and mails to be shown. @source ML-24, ML-26 */
export function useLayout(): ChosenLayout {
  const { messages, settings: port } = useAdapter()
  const { settings, save } = useSettings()
  const hasConversations = messages.conversation !== undefined
  const canChoose = port !== undefined
  return useMemo(() => {
    const { byConversation, readingPane, density, markReadSeconds, sizes } = { ...defaultLayout, ...settings }
    return {
      byConversation: byConversation && hasConversations,
      readingPane,
      density,
      markReadSeconds,
      sizes,
      hasConversations,
      choose: canChoose ? (change) => void save(change) : undefined,
    }
  }, [settings, save, hasConversations, canChoose])
}
