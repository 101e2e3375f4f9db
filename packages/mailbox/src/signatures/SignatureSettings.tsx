import { useSignatures, useStrings } from '@mailroom/react'
import { useState } from 'react'
import { KeptTextForm } from '../settings-page/KeptTextForm'
import { WaitingFace } from '../settings-page/WaitingFace'
import { SignatureDefaults } from './SignatureDefaults'
import { SignatureList } from './SignatureList'
import { signatureStrings } from './signatureStrings'
import * as styles from '../settings-page/keptTexts.css'
import type { WantedSignature } from '@mailroom/core'

const blank: WantedSignature = { title: '', html: '' }

/**
 * The reader's signatures: made, changed, deleted, and which one stands where. For a page of settings; nothing where the
 * mail system keeps none.
 *
 * @public
 * @source CO-05, ST-05
 */
export function SignatureSettings() {
  const { t } = useStrings(signatureStrings)
  const { book, error, isThere, refresh, choose, save } = useSignatures()
  const [written, setWritten] = useState<WantedSignature>()
  if (!isThere) return null
  if (!book) {
    const words = { loading: t('loading'), retry: t('retry') }
    return <WaitingFace error={error} words={words} onRetry={() => void refresh()} />
  }
  if (written) {
    const isFirst = book.signatures.length === 0
    return (
      <KeptTextForm
        t={t}
        text={written}
        save={save}
        onSaved={({ id }) => {
          setWritten(undefined)
          // Whoever makes their first one wants to see it under their mails.
          if (isFirst) void choose('new', id).then(() => choose('answer', id))
        }}
        onCancel={() => setWritten(undefined)}
      />
    )
  }
  return (
    <section className={styles.section} aria-label={t('section')}>
      <p className={styles.hint}>{t('hint')}</p>
      {book.signatures.length > 0 && <SignatureDefaults book={book} onChoose={choose} />}
      <SignatureList signatures={book.signatures} onEdit={setWritten} onCreate={() => setWritten(blank)} />
    </section>
  )
}
