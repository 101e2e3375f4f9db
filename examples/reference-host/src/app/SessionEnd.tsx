import { useSession } from '@mailroom/react'
import { LatePart } from '@mailroom/ui'
import { SessionEndDialog } from './lazyParts'

/** Says once that the session is over; what is on the screen stays until the reader has seen it. @source SE-16 */
export function SessionEnd({ onSignedOut }: { onSignedOut: () => void }) {
  const { expired } = useSession()
  return (
    expired && (
      <LatePart>
        <SessionEndDialog detail={expired.detail} onSignedOut={onSignedOut} />
      </LatePart>
    )
  )
}
