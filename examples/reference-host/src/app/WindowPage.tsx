import type { Destination } from '@mailroom/core'
import { persistently } from '@mailroom/ui'
import { lazy, Suspense } from 'react'

const MessageInfo = lazy(
  persistently(() => import('./MessageInfo').then((module) => ({ default: module.MessageInfo }))),
)
const PreviewWindow = lazy(
  persistently(() => import('./PreviewWindow').then((module) => ({ default: module.PreviewWindow }))),
)
const PrintWindow = lazy(
  persistently(() => import('./PrintWindow').then((module) => ({ default: module.PrintWindow }))),
)

/** What is shown alone in a window. @source RD-15 */
export function WindowPage({ destination }: { destination: Destination }) {
  return <Suspense fallback={null}>{windowOf(destination)}</Suspense>
}

function windowOf(destination: Destination) {
  if (destination.kind === 'messageInfo')
    return <MessageInfo messageRef={destination.ref} view={destination.view} />
  if (destination.kind === 'preview' || destination.kind === 'reviewPreview')
    return <PreviewWindow destination={destination} />
  return <PrintWindow />
}
