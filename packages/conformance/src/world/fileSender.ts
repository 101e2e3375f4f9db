import type { DraftAttachment } from '@mailroom/core'
import type { ConformanceWorld } from './ConformanceWorld'
import { formTo, portOf, signedIn } from './scene'

/** Alice, who sends files to Bob. */
export async function fileSender({ alice, bob }: ConformanceWorld) {
  const adapter = await signedIn(alice)
  const sending = portOf(adapter, 'sending')
  return {
    adapter,
    sending,
    disk: portOf(adapter, 'disk'),
    send: (subject: string, attachments: readonly DraftAttachment[]) =>
      sending.send(formTo(bob.address, { subject, attachments }), sending.newDraftId()),
  }
}
