import { useErrorText } from '@mailroom/react'
import { Button, EmptyState, Loading, Skeleton } from '@mailroom/ui'

export interface NoPageYetProps {
  /** Why it did not come; undefined while it is on its way. */
  error: unknown
  labels: { readonly loading: string; readonly retry: string }
  onRetry: () => void
}

/**
 * Stands in the place of a page of what can be picked or looked through: until it is there, or because it did not come.
 *
 * @internal
 */
export function NoPageYet({ error, labels, onRetry }: NoPageYetProps) {
  const errorText = useErrorText()
  if (error === undefined)
    return (
      <Loading label={labels.loading}>
        <Skeleton shape="block" height={240} />
      </Loading>
    )
  return (
    <EmptyState
      kind="error"
      title={errorText(error) ?? ''}
      action={<Button onClick={onRetry}>{labels.retry}</Button>}
    />
  )
}
