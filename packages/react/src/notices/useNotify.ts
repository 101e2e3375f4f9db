import { useToasts } from '@mailroom/ui'
import { useCallback } from 'react'

/** A short word to the reader about something that happened. */
export interface Notice {
  readonly tone: 'done' | 'failed'
  readonly text: string
  readonly action?: { readonly label: string; onSelect(): void } | undefined
}

/** How hooks speak to the reader. Call the answer to take a notice away before its time. */
export function useNotify(): (notice: Notice) => () => void {
  const toasts = useToasts()
  return useCallback(
    ({ tone, text, action }) => {
      const id = toasts.show({
        message: text,
        tone: tone === 'failed' ? 'danger' : 'plain',
        ...(action && { action: { label: action.label, onAction: () => action.onSelect() } }),
      })
      return () => toasts.dismiss(id)
    },
    [toasts],
  )
}
