import { useErrorText } from '@mailroom/react'
import { Button, EmptyState, Loading, Skeleton } from '@mailroom/ui'

interface NoPageYetProps {
  error: unknown
  labels: { readonly loading: string; readonly retry: string }
  onRetry: () => void
}

/** Stands in the place of a page of what can be picked: until it is there, or because it did not come. */
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
