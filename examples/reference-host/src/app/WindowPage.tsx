import type { Destination } from '@mailroom/core'
import { LatePart, lazyPart, persistently } from '@mailroom/ui'

const MessageInfo = lazyPart(
  persistently(() => import('./MessageInfo').then((module) => ({ default: module.MessageInfo }))),
)
const PreviewWindow = lazyPart(
  persistently(() => import('./PreviewWindow').then((module) => ({ default: module.PreviewWindow }))),
)
const PrintWindow = lazyPart(
  persistently(() => import('./PrintWindow').then((module) => ({ default: module.PrintWindow }))),
)

/** What is shown alone in a window. @source RD-15 */
export function WindowPage({ destination }: { destination: Destination }) {
  return <LatePart>{windowOf(destination)}</LatePart>
}

function windowOf(destination: Destination) {
  if (destination.kind === 'messageInfo')
    return <MessageInfo messageRef={destination.ref} view={destination.view} />
  if (destination.kind === 'preview' || destination.kind === 'reviewPreview')
    return <PreviewWindow destination={destination} />
  return <PrintWindow />
}
