import { useErrorText, useOpenSessions, useStrings } from '@mailroom/react'
import { Button, useToasts } from '@mailroom/ui'
import { useRef, useState } from 'react'
import { WaitingFace } from '../settings-page/WaitingFace'
import { OpenSessionItem } from './OpenSessionItem'
import * as styles from './OpenSessionSettings.css'
import { openSessionStrings } from './openSessionStrings'

/**
 * Where the reader is signed in, with a way to end it there, for a page of settings. Nothing where the mail system does not
 * tell.
 *
 * @public
 * @source SE-28
 */
export function OpenSessionSettings() {
  const { t } = useStrings(openSessionStrings)
  const { sessions, error, isThere, refresh, endSession, endOthers } = useOpenSessions()
  const errorText = useErrorText()
  const toasts = useToasts()
  const section = useRef<HTMLElement>(null)
  // Of the session that is being ended, or `all`.
  const [busy, setBusy] = useState<string>()
  if (!isThere) return null

  const act = async (what: string, call: () => Promise<void>, done: string) => {
    if (busy !== undefined) return
    setBusy(what)
    try {
      await call()
      toasts.show({ message: done })
      // The button that was pressed goes with what it ended.
      section.current?.focus()
    } catch (failure) {
      toasts.show({ message: errorText(failure) ?? '' })
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <section ref={section} className={styles.section} aria-label={t('section')} tabIndex={-1}>
      <p className={styles.hint}>{t('hint')}</p>
      {sessions === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : (
        <>
          <ul className={styles.list} aria-label={t('list')}>
            {sessions.map((session) => (
              <OpenSessionItem
                key={session.id}
                t={t}
                session={session}
                isBusy={busy === session.id}
                onEnd={() => void act(session.id, () => endSession(session.id), t('ended'))}
              />
            ))}
          </ul>
          {sessions.length > 1 ? (
            <div className={styles.all}>
              <Button busy={busy === 'all'} onClick={() => void act('all', endOthers, t('othersEnded'))}>
                {t('endOthers')}
              </Button>
            </div>
          ) : (
            <p className={styles.hint}>{t('alone')}</p>
          )}
        </>
      )}
    </section>
  )
}
