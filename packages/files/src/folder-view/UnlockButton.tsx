import { Button, LatePart } from '@mailroom/ui'
import { useState } from 'react'
import type { SayFiles } from '../filesStrings'
import { LockDialog } from '../lock/lazyLock'

/** Asks for the password of the file center; the files come by themselves once it is open. @source LK-05 */
export function UnlockButton({ t }: { t: SayFiles }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t('unlock')}
      </Button>
      {isAsking && (
        <LatePart>
          <LockDialog scope="files" kind="open" onClose={() => setAsking(false)} />
        </LatePart>
      )}
    </>
  )
}
