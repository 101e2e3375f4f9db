import { profilePictureTypes, type OwnProfile } from '@mailroom/core'
import { useErrorText, useProfile, useStrings } from '@mailroom/react'
import { Avatar, Button, useToasts } from '@mailroom/ui'
import { useEffect, useRef, useState } from 'react'
import { profileStrings } from '../profileStrings'
import * as styles from './look.css'
import { maxFileBytes, squarePicture } from './squarePicture'

/** A picture that was chosen and not sent yet, with an address to show it by. */
interface Draft {
  readonly picture: Blob
  readonly url: string
}

/** The reader's picture: choosing one, looking at it before anybody else does, and taking it away. @source ST-01, HO-01 */
export function PictureChoice({ profile }: { profile: OwnProfile }) {
  const { t } = useStrings(profileStrings)
  const { setPicture, removePicture } = useProfile()
  const errorText = useErrorText()
  const toasts = useToasts()
  const input = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useDraft()
  const [busy, setBusy] = useState<'reading' | 'sending' | 'removing'>()
  const [fault, setFault] = useState<string>()
  const [isMoved, setMoved] = useState(false)
  const { pictureUrl, gender, name, address } = profile
  // The button that was pressed has gone: the first one of those in its place takes over.
  useEffect(() => {
    if (isMoved) first.current?.focus()
    setMoved(false)
  }, [isMoved])

  const choose = async (file: File | undefined) => {
    if (!file) return
    setFault(undefined)
    setDraft(undefined)
    if (file.size > maxFileBytes) return setFault(t('pictureTooLarge'))
    setBusy('reading')
    try {
      setDraft(await squarePicture(file))
      setMoved(true)
    } catch {
      setFault(t('pictureUnreadable'))
    } finally {
      setBusy(undefined)
    }
  }
  const keep = async (what: 'sending' | 'removing', work: () => Promise<void>, said: string) => {
    setFault(undefined)
    setBusy(what)
    try {
      await work()
      setDraft(undefined)
      setMoved(true)
      toasts.show({ message: said, tone: 'success' })
    } catch (error) {
      setFault(errorText(error))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className={styles.picture}>
      <Avatar name={name || address} src={draft?.url ?? pictureUrl} gender={gender} size={96} />
      <div className={styles.ways}>
        <p className={styles.hint} role="status">
          {t(draft ? 'pictureDraft' : 'pictureHint')}
        </p>
        <div className={styles.buttons}>
          {draft ? (
            <>
              <Button
                ref={first}
                variant="primary"
                busy={busy === 'sending'}
                onClick={() => void keep('sending', () => setPicture(draft.picture), t('pictureSet'))}
              >
                {t('pictureUse')}
              </Button>
              <Button
                variant="ghost"
                disabled={busy !== undefined}
                onClick={() => {
                  setFault(undefined)
                  setDraft(undefined)
                  setMoved(true)
                }}
              >
                {t('cancel')}
              </Button>
            </>
          ) : (
            <>
              <Button ref={first} busy={busy === 'reading'} onClick={() => input.current?.click()}>
                {t('pictureChoose')}
              </Button>
              {pictureUrl !== undefined && (
                <Button
                  variant="ghost"
                  busy={busy === 'removing'}
                  onClick={() => void keep('removing', removePicture, t('pictureRemoved'))}
                >
                  {t('pictureRemove')}
                </Button>
              )}
            </>
          )}
        </div>
        {fault !== undefined && (
          <p role="alert" className={styles.failure}>
            {fault}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={profilePictureTypes.join()}
        aria-label={t('pictureChoose')}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** What was chosen; the browser forgets its address when it is no longer shown. */
function useDraft() {
  const [draft, setDraft] = useState<Draft>()
  useEffect(() => () => URL.revokeObjectURL(draft?.url ?? ''), [draft])
  return [
    draft,
    (picture: Blob | undefined) => setDraft(picture && { picture, url: URL.createObjectURL(picture) }),
  ] as const
}
