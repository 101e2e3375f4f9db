import { deviceOf, type Passkey } from '@mailroom/core'
import { usePasskeys, useStrings } from '@mailroom/react'
import { Button, useToasts } from '@mailroom/ui'
import { useRef, useState } from 'react'
import { WaitingFace } from '../settings-page/WaitingFace'
import { ProofDialog } from '../two-factor/ProofDialog'
import { canMakePasskeys, makePasskey } from './makePasskey'
import { PasskeyItem } from './PasskeyItem'
import * as styles from './PasskeySettings.css'
import { passkeyStrings } from './passkeyStrings'
import { RenamePasskey } from './RenamePasskey'

/** What is asked at the moment. */
type Asked = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }

/**
 * The reader's passkeys, for a page of settings: added, named, removed. Nothing where the mail system knows none.
 *
 * @public
 * @source SE-08
 */
export function PasskeySettings() {
  const { t } = useStrings(passkeyStrings)
  const { passkeys, error, isThere, refresh, beginSetup, finishSetup, remove } = usePasskeys()
  const toasts = useToasts()
  const section = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState<Asked>()
  if (!isThere) return null

  const close = () => setAsked(undefined)
  const add = async (proof: string) => {
    const made = await makePasskey(await beginSetup(proof))
    if (!made) return void toasts.show({ message: t('stopped') })
    await finishSetup(made, deviceOf(navigator.userAgent).system ?? t('thisDevice'))
    toasts.show({ message: t('added') })
  }
  const take = async ({ id }: Passkey, proof: string) => {
    await remove(id, proof)
    toasts.show({ message: t('removed') })
    // The button that was pressed goes with what it removed.
    section.current?.focus()
  }

  return (
    <section ref={section} className={styles.section} aria-label={t('section')} tabIndex={-1}>
      <p className={styles.hint}>{t('hint')}</p>
      {passkeys === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : (
        <>
          {passkeys.length === 0 && <p className={styles.empty}>{t('none')}</p>}
          {passkeys.length > 0 && (
            <ul className={styles.list} aria-label={t('list')}>
              {passkeys.map((passkey) => (
                <PasskeyItem
                  key={passkey.id}
                  t={t}
                  passkey={passkey}
                  onRename={() => setAsked({ kind: 'rename', passkey })}
                  onRemove={() => setAsked({ kind: 'remove', passkey })}
                />
              ))}
            </ul>
          )}
          {canMakePasskeys() ? (
            <div className={styles.add}>
              <Button onClick={() => setAsked({ kind: 'add' })}>{t('add')}</Button>
            </div>
          ) : (
            <p className={styles.hint}>{t('unable')}</p>
          )}
        </>
      )}
      {asked?.kind === 'add' && (
        <ProofDialog
          title={t('addTitle')}
          text={t('addText')}
          act={t('addDo')}
          onProof={add}
          onClose={close}
        />
      )}
      {asked?.kind === 'remove' && (
        <ProofDialog
          title={t('removeTitle', { name: asked.passkey.name })}
          text={t('removeText')}
          act={t('removeDo')}
          isRemoving
          onProof={(proof) => take(asked.passkey, proof)}
          onClose={close}
        />
      )}
      {asked?.kind === 'rename' && (
        <RenamePasskey
          passkey={asked.passkey}
          onRenamed={() => {
            toasts.show({ message: t('renamed') })
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}
