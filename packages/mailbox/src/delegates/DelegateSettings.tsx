import type { Delegate, ShareLevel } from '@mailroom/core'
import { useDelegates, useErrorText, useStrings } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useRef } from 'react'
import { WaitingFace } from '../settings-page/WaitingFace'
import { AddDelegates } from './AddDelegates'
import { DelegateItem } from './DelegateItem'
import * as styles from './DelegateSettings.css'
import { delegateStrings } from './delegateStrings'

/**
 * Who may work in the reader's mailbox, for a page of settings: let in, given another level, put out. Nothing where the mail
 * system shares no mailboxes.
 *
 * @public
 * @source ST-16
 */
export function DelegateSettings() {
  const { t } = useStrings(delegateStrings)
  const { delegates, error, isThere, refresh, set, remove } = useDelegates()
  const errorText = useErrorText()
  const toasts = useToasts()
  const section = useRef<HTMLElement>(null)
  if (!isThere) return null

  const nameOf = ({ person }: Delegate) => person.name || person.address
  const said = (failure: unknown) => toasts.show({ message: errorText(failure) ?? '', tone: 'danger' })
  const change = (delegate: Delegate, level: ShareLevel) =>
    set(delegate.person.address, level).then(
      () => toasts.show({ message: t('changed', { name: nameOf(delegate), level: t(level) }) }),
      said,
    )
  const take = (delegate: Delegate) =>
    remove(delegate.person.address).then(() => {
      // The button that was pressed goes with what it removed.
      section.current?.focus()
      toasts.show({
        message: t('removed', { name: nameOf(delegate) }),
        action: {
          label: t('undo'),
          onAction: () => void set(delegate.person.address, delegate.level).catch(said),
        },
      })
    }, said)

  return (
    <section ref={section} className={styles.section} aria-label={t('section')} tabIndex={-1}>
      <p className={styles.hint}>{t('hint')}</p>
      {delegates === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : (
        <>
          <AddDelegates t={t} set={set} />
          {delegates.length === 0 && <p className={styles.empty}>{t('none')}</p>}
          {delegates.length > 0 && (
            <ul className={styles.list} aria-label={t('list')}>
              {delegates.map((delegate) => (
                <DelegateItem
                  key={delegate.person.address}
                  t={t}
                  delegate={delegate}
                  onLevel={(level) => void change(delegate, level)}
                  onRemove={() => void take(delegate)}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
