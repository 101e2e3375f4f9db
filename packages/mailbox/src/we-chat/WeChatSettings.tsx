import { formatFullTime, type SignOnArrival } from '@mailroom/core'
import { useErrorText, useLocale, useSession, useStrings, useWeChatBinding } from '@mailroom/react'
import { Button, useToasts } from '@mailroom/ui'
import { useRef, useState } from 'react'
import { WaitingFace } from '../settings-page/WaitingFace'
import { ProofDialog } from '../two-factor/ProofDialog'
import { useArrival } from './useArrival'
import * as styles from './WeChatSettings.css'
import { weChatStrings } from './weChatStrings'

/** What the page about WeChat needs of its host. */
export interface WeChatSettingsProps {
  /** What the reader has come back from WeChat with, read from the address. */
  arrival?: SignOnArrival
  /** The arrival was taken: the address should no longer name it. */
  onArrivalTaken?: () => void
  /** Takes the reader to WeChat. @default the page goes there */
  onLeave?: (url: string) => void
}

/**
 * Where a WeChat account is bound to the mailbox, and taken off, for a page of settings. Nothing where WeChat signs nobody in.
 *
 * @public
 * @source SE-09
 */
export function WeChatSettings({ arrival, onArrivalTaken, onLeave }: WeChatSettingsProps) {
  const { t } = useStrings(weChatStrings)
  const { binding, error, isThere, refresh, beginBinding, bind, unbind } = useWeChatBinding()
  const errorText = useErrorText()
  const toasts = useToasts()
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime
  const section = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState<'bind' | 'unbind'>()
  const isBinding = useArrival(arrival, {
    bind,
    onDone: () => toasts.show({ message: t('done') }),
    onFailed: (reason) => toasts.show({ tone: 'danger', message: errorText(reason) ?? '' }),
    onTaken: () => onArrivalTaken?.(),
  })
  if (!isThere || binding?.isOffered === false) return null

  const act = async (proof: string) => {
    if (asked === 'bind') {
      const url = await beginBinding(proof)
      if (onLeave) onLeave(url)
      else location.assign(url)
      return
    }
    await unbind(proof)
    toasts.show({ message: t('undone') })
    section.current?.focus()
  }
  const since = binding?.boundAt
  return (
    <section ref={section} className={styles.section} aria-label={t('section')} tabIndex={-1}>
      <p className={styles.hint}>{t('hint')}</p>
      {binding === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : (
        <>
          <p className={styles.state} role="status">
            {isBinding && t('binding')}
            {!isBinding && since === undefined && t('unbound')}
            {!isBinding &&
              since !== undefined &&
              t('bound', { time: formatFullTime(since, { locale, twelveHour }) })}
          </p>
          <div className={styles.buttons}>
            <Button busy={isBinding} onClick={() => setAsked(since === undefined ? 'bind' : 'unbind')}>
              {t(since === undefined ? 'bind' : 'unbind')}
            </Button>
          </div>
        </>
      )}
      {asked && (
        <ProofDialog
          title={t(`${asked}Title`)}
          text={t(`${asked}Text`)}
          act={t(`${asked}Do`)}
          isRemoving={asked === 'unbind'}
          onProof={act}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
