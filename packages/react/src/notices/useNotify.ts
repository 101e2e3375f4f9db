import { useToasts } from '@mailroom/ui'
import { useCallback, type ReactNode } from 'react'

/** A short word to the reader about something that happened. */
export interface Notice {
  readonly tone: 'done' | 'failed'
  readonly text: ReactNode
  /** How long it stays; by itself as long as a reader needs. */
  readonly durationMs?: number
  readonly action?: { readonly label: string; onSelect(): void } | undefined
}

/** How hooks speak to the reader. Call the answer to take a notice away before its time. */
export function useNotify(): (notice: Notice) => () => void {
  const toasts = useToasts()
  return useCallback(
    ({ tone, text, action, ...lasting }) => {
      const id = toasts.show({
        ...lasting,
        message: text,
        tone: tone === 'failed' ? 'danger' : 'plain',
        ...(action && { action: { label: action.label, onAction: () => action.onSelect() } }),
      })
      return () => toasts.dismiss(id)
    },
    [toasts],
  )
}
