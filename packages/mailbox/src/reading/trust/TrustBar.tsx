import { isTouchedByOthers, messageKey, senderVerdict, type Message, type MessageTrust } from '@mailroom/core'
import { useMessageTrust, useTranslation } from '@mailroom/react'
import { Button, ChevronDownIcon, ChevronUpIcon, InfoIcon, SuccessIcon, WarningIcon } from '@mailroom/ui'
import { useId, type ReactElement } from 'react'
import type { ComposeRequest } from '../ComposeRequest'
import { useOfMail } from '../useOfMail'
import { ProtectionLine } from './ProtectionLine'
import { TrustDetails } from './TrustDetails'
import { Unsubscribe } from './Unsubscribe'
import * as styles from './TrustBar.css'

export interface TrustBarProps {
  message: Message
  /** Without it no list can be left by a mail. */
  onCompose?: (request: ComposeRequest) => void
}

/** What the line says: the verdict about the sender, or no more than where the mail came from. */
type TrustLine = 'confirmed' | 'refuted' | 'unconfirmed' | 'arrived'

const words = {
  confirmed: 'senderConfirmed',
  refuted: 'senderRefuted',
  unconfirmed: 'senderUnconfirmed',
  arrived: 'arrivedFrom',
} as const satisfies Readonly<Record<TrustLine, string>>

const icons: Readonly<Record<TrustLine, ReactElement>> = {
  confirmed: <SuccessIcon />,
  refuted: <WarningIcon />,
  unconfirmed: <InfoIcon />,
  arrived: <InfoIcon />,
}

/** Whether the sender is who they seem to be, in plain words, and the way out of a mailing list. @source RD-19, RD-22 */
export function TrustBar({ message, onCompose }: TrustBarProps) {
  const { t } = useTranslation('reading')
  const { trust, unsubscribe } = useMessageTrust(message.ref)
  const key = messageKey(message.ref)
  const [isOpen, setOpen] = useOfMail(key, false)
  const id = useId()
  if (trust === undefined) return null
  const line = lineOf(message, trust)
  const { protection, returnPath, reasons = [], log = [] } = trust
  const hasDetails = line !== undefined || reasons.length > 0 || isTouchedByOthers(log)
  if (!hasDetails && trust.unsubscribe === undefined && !protection && !returnPath) return null
  const { address } = message.from
  return (
    <section className={styles.bar} data-line={line} aria-label={t('senderCheck')}>
      <div className={styles.line}>
        {line !== undefined && (
          <>
            {icons[line]}
            <span className={styles.words}>
              {t(words[line], {
                domain: address.slice(address.lastIndexOf('@') + 1),
                host: trust.arrival?.fromHost ?? '',
              })}
            </span>
          </>
        )}
        {hasDetails && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={id}
            trailing={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
            onClick={() => setOpen(!isOpen)}
          >
            {t(line === undefined ? 'whyIsItHere' : 'whyHere')}
          </Button>
        )}
        {trust.unsubscribe !== undefined && (
          <Unsubscribe
            key={key}
            offer={trust.unsubscribe}
            onUnsubscribe={unsubscribe}
            onCompose={onCompose}
          />
        )}
      </div>
      {returnPath !== undefined && (
        <p className={styles.protection}>
          <InfoIcon />
          <span>{t('returnPath', { address: returnPath })}</span>
        </p>
      )}
      {protection !== undefined && <ProtectionLine protection={protection} />}
      <div id={id} hidden={!isOpen}>
        {isOpen && <TrustDetails trust={trust} />}
      </div>
    </section>
  )
}

function lineOf({ from }: Message, { authentication, arrival }: MessageTrust): TrustLine | undefined {
  if (authentication !== undefined) return senderVerdict(from.address, authentication)
  return arrival === undefined ? undefined : 'arrived'
}
