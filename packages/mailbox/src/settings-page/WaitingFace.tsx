import { useErrorText } from '@mailroom/react'
import { Button, EmptyState, Loading, Skeleton } from '@mailroom/ui'

export interface WaitingFaceProps {
  /** Why it is not there; undefined while it is on its way. */
  error: unknown
  words: { loading: string; retry: string }
  onRetry: () => void
}

/** What stands in the place of a list of the settings that is not there yet, or could not be had. */
export function WaitingFace({ error, words, onRetry }: WaitingFaceProps) {
  const errorText = useErrorText()
  if (error === undefined)
    return (
      <Loading label={words.loading}>
        <Skeleton shape="block" height={120} />
      </Loading>
    )
  return (
    <EmptyState
      kind="error"
      title={errorText(error) ?? ''}
      action={<Button onClick={onRetry}>{words.retry}</Button>}
    />
  )
}
