import { maxSignatures, type MailSignature } from '@mailroom/core'
import { cleanEditorHtml } from '@mailroom/html'
import { useParser, useSignatures, useStrings } from '@mailroom/react'
import { Button, IconButton, PencilIcon, PlusIcon, TrashIcon } from '@mailroom/ui'
import { useEffect, useRef } from 'react'
import { signatureStrings } from './signatureStrings'
import * as styles from '../settings-page/keptTexts.css'

export interface SignatureListProps {
  signatures: readonly MailSignature[]
  onEdit: (signature: MailSignature) => void
  onCreate: () => void
}

/** The signatures by their titles, each with its first words. */
export function SignatureList({ signatures, onEdit, onCreate }: SignatureListProps) {
  const { t } = useStrings(signatureStrings)
  const { remove } = useSignatures()
  const isParserReady = useParser()
  const create = useRef<HTMLButtonElement>(null)
  const wasRemoved = useRef(false)
  // The button that was pressed goes with its signature, and would take focus along.
  useEffect(() => {
    if (!wasRemoved.current) return
    wasRemoved.current = false
    create.current?.focus()
  }, [signatures])
  return (
    <>
      {signatures.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {signatures.length > 0 && (
        <ul className={styles.list} aria-label={t('list')}>
          {signatures.map((signature) => (
            <li key={signature.id} className={styles.row}>
              <span className={styles.name}>
                <bdi className={styles.title}>{signature.title}</bdi>
                <span className={styles.words}>
                  {isParserReady && (wordsOf(signature.html) || t('pictureOnly'))}
                </span>
              </span>
              <IconButton
                size="small"
                label={t('editOf', { title: signature.title })}
                icon={<PencilIcon />}
                onClick={() => onEdit(signature)}
              />
              <IconButton
                size="small"
                label={t('deleteOf', { title: signature.title })}
                icon={<TrashIcon />}
                onClick={() => {
                  wasRemoved.current = true
                  void remove(signature, t('deleted', { title: signature.title }))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button
          ref={create}
          icon={<PlusIcon />}
          disabled={signatures.length >= maxSignatures}
          onClick={onCreate}
        >
          {t('create')}
        </Button>
        {signatures.length >= maxSignatures && (
          <p className={styles.hint}>{t('full', { count: signatures.length })}</p>
        )}
      </div>
    </>
  )
}

/** The words of a signature in one line. */
function wordsOf(html: string): string {
  const { body } = cleanEditorHtml(html, new Set())
  for (const each of body.querySelectorAll('style')) each.remove()
  for (const each of body.querySelectorAll('br, div, p, td, li')) each.append(' ')
  for (const each of body.querySelectorAll('br')) each.replaceWith(' ')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
