import type { Message, Seal } from '@mailroom/core'
import { useOpenedSeals, useSealedMail, useStrings } from '@mailroom/react'
import { useEffect } from 'react'
import type { MailtoFields } from '../body/frame/parseMailto'
import { BurnGate } from './BurnGate'
import { BurnLine } from './BurnLine'
import { useKeepsOpened } from './keepOpened'
import { OpenedBody } from './OpenedBody'
import { PasswordGate } from './PasswordGate'
import { SealCard } from './SealCard'
import { SealedFiles } from './SealedFiles'
import { sealedStrings } from './sealedStrings'

export interface SealedPartsProps {
  message: Message
  seal: Seal
  onMailto?: (fields: MailtoFields) => void
}

/** A mail that has to be opened: what it asks for, and then its text and files. @source RD-11, RD-12 */
export function SealedParts({ message, seal, onMailto }: SealedPartsProps) {
  const { t } = useStrings(sealedStrings)
  const { opened, isThere, reveal, unlock } = useSealedMail(message.ref)
  const { forget } = useOpenedSeals()
  const keepsOpened = useKeepsOpened()
  const { folder, uid } = message.ref
  useEffect(() => {
    if (keepsOpened) return undefined
    return () => forget({ folder, uid })
  }, [keepsOpened, forget, folder, uid])

  if (opened) {
    return (
      <>
        {opened.seal.kind === 'burn' && <BurnLine t={t} seal={opened.seal} />}
        <OpenedBody message={message} opened={opened} onMailto={onMailto} />
        {opened.password !== undefined && (
          <SealedFiles t={t} messageRef={message.ref} files={opened.attachments} password={opened.password} />
        )}
      </>
    )
  }
  if (seal.kind === 'burn' && seal.isBurned)
    return <SealCard kind="burned" title={t('burnedTitle')} hint={t('burnedHint')} />
  if (!isThere) return <SealCard kind="password" title={t('noPort')} />
  if (seal.kind === 'burn') return <BurnGate t={t} seal={seal} onOpen={reveal} />
  return <PasswordGate t={t} seal={seal} onOpen={unlock} />
}
