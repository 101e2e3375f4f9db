import { isMailroomError, type Message, type MessageRef } from '@mailroom/core'
import { useMessage, useRefreshFolder, useShownFolder, useStableCallback } from '@mailroom/react'
import { useEffect } from 'react'

/** The face that an open mail shows. One value decides. */
export type ReadingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly message: Message }
  | { readonly kind: 'messageGone' }
  | { readonly kind: 'folderGone' }
  | { readonly kind: 'offline'; readonly retry: () => void }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

/**
 * Opens a mail and says what to show for it. A mail or folder that is gone brings the folders and the
 * list up to date.
 *
 * @param onNotFound the list that the mail was in shows something that is not there
 * @source RD-14, 1st text 4 "Not found"
 */
export function useReading(ref: MessageRef, onNotFound?: () => void): ReadingState {
  const { message, error, refresh } = useMessage(ref)
  const refreshFolder = useRefreshFolder()
  const isNotFound = message === undefined && isMailroomError(error) && error.kind === 'notFound'
  const { isGone: isFolderGone } = useShownFolder(isNotFound ? ref.folder : undefined)

  // Once for each time it is found missing; the callback may be new at every render.
  const tellMissing = useStableCallback(() => {
    refreshFolder(ref.folder)
    onNotFound?.()
  })
  useEffect(() => {
    if (isNotFound) tellMissing()
  }, [isNotFound, tellMissing])

  if (message !== undefined) return { kind: 'open', message }
  return readingStateOf({ error, isFolderGone, retry: () => void refresh() })
}

interface Failure {
  readonly error: unknown
  readonly isFolderGone?: boolean
  readonly retry: () => void
}

/** The face of what is not there, or not yet. */
export function readingStateOf({
  error,
  isFolderGone = false,
  retry,
}: Failure): Exclude<ReadingState, { kind: 'open' }> {
  if (error === undefined) return { kind: 'loading' }
  if (!isMailroomError(error)) return { kind: 'failed', error, retry }
  switch (error.kind) {
    case 'notFound':
      return { kind: isFolderGone ? 'folderGone' : 'messageGone' }
    case 'offline':
      return { kind: 'offline', retry }
    case 'forbidden':
    case 'locked':
      return { kind: error.kind }
    case 'cancelled':
      return { kind: 'loading' }
    default:
      return { kind: 'failed', error, retry }
  }
}
