import type { Destination } from '@mailroom/core'
import { LatePart, partOf } from '@mailroom/ui'

const MessageInfo = partOf(() => import('./MessageInfo'), 'MessageInfo')
const PreviewWindow = partOf(() => import('./PreviewWindow'), 'PreviewWindow')
const PrintWindow = partOf(() => import('./PrintWindow'), 'PrintWindow')

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
