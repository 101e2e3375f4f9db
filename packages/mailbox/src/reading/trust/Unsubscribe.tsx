import type { UnsubscribeOffer } from '@mailroom/core'
import { useErrorText, useTranslation } from '@mailroom/react'
import { parseUrl } from '@mailroom/html'
import { Button, ConfirmDialog, ExternalIcon } from '@mailroom/ui'
import { useState } from 'react'
import { parseMailto, type MailtoFields } from '../body/frame/parseMailto'
import { useRights } from '../../rights/useRights'
import { requestFromMailto, type ComposeRequest } from '../ComposeRequest'
import * as styles from './TrustBar.css'

export interface UnsubscribeProps {
  offer: UnsubscribeOffer
  /** Asks the list's server. */
  onUnsubscribe: () => Promise<void>
  onCompose?: (request: ComposeRequest) => void
}

/**
 * The way out of a mailing list: a request that the mail system makes after the reader has said so, else a mail to
 * look over and send, else the list's own page.
 *
 * @source RD-19, RFC 2369, RFC 8058
 */
export function Unsubscribe({ offer, onUnsubscribe, onCompose }: UnsubscribeProps) {
  const { t } = useTranslation('reading')
  const { maySend } = useRights()
  const fields = offer.mailto === undefined ? undefined : parseMailto(offer.mailto)
  if (offer.isOneClick && maySend) return <OneClick offer={offer} onUnsubscribe={onUnsubscribe} />
  if (fields !== undefined && onCompose !== undefined) {
    return (
      <Button size="small" variant="ghost" onClick={() => onCompose(requestFromMailto(withWords(fields)))}>
        {t('unsubscribe')}
      </Button>
    )
  }
  const url = offer.link === undefined ? undefined : parseUrl(offer.link)
  if (url === undefined || !/^https?:$/.test(url.protocol)) return null
  return (
    <a
      className={styles.link}
      href={url.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={url.host}
    >
      {t('unsubscribeAt', { host: url.host })}
      <ExternalIcon />
    </a>
  )
}

/** A mail without words cannot be sent. Programs read it, so the word is theirs and not the reader's. */
const withWords = (fields: MailtoFields): MailtoFields => ({
  ...fields,
  subject: fields.subject || 'unsubscribe',
  body: fields.body || 'unsubscribe',
})

type Progress =
  | { readonly kind: 'idle' | 'asking' | 'busy' | 'done' }
  | { readonly kind: 'failed'; readonly error: unknown }

function OneClick({ offer, onUnsubscribe }: Omit<UnsubscribeProps, 'onCompose'>) {
  const { t } = useTranslation('reading')
  const errorText = useErrorText()
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  if (progress.kind === 'done') return <span role="status">{t('unsubscribed')}</span>
  const confirm = async () => {
    setProgress({ kind: 'busy' })
    try {
      await onUnsubscribe()
      setProgress({ kind: 'done' })
    } catch (error) {
      setProgress({ kind: 'failed', error })
    }
  }
  const host = parseUrl(offer.link ?? '')?.host ?? ''
  return (
    <>
      {progress.kind === 'failed' && (
        <span role="alert" className={styles.failure}>
          {t('unsubscribeFailed', { reason: errorText(progress.error) ?? '' })}
        </span>
      )}
      <Button size="small" variant="ghost" onClick={() => setProgress({ kind: 'asking' })}>
        {t('unsubscribe')}
      </Button>
      <ConfirmDialog
        open={progress.kind === 'asking' || progress.kind === 'busy'}
        onOpenChange={(open) => setProgress({ kind: open ? 'asking' : 'idle' })}
        title={t('unsubscribeAsk')}
        description={t('unsubscribeText', { host })}
        confirmLabel={t('unsubscribe')}
        cancelLabel={t('keepList')}
        busy={progress.kind === 'busy'}
        onConfirm={() => void confirm()}
      />
    </>
  )
}
