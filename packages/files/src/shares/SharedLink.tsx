import { formatDay, type FileShare } from '@mailroom/core'
import { useLocale } from '@mailroom/react'
import { Field, TextInput } from '@mailroom/ui'
import type { SayShares } from './shareStrings'
import * as styles from './shares.css'

/** What is to be given on of a share. Both fields are marked whole when one goes into them. */
export function SharedLink({ t, share }: { t: SayShares; share: FileShare }) {
  const { locale } = useLocale()
  return (
    <div className={styles.link}>
      <Field label={t('link')}>
        <TextInput readOnly value={share.address} onFocus={({ target }) => target.select()} />
      </Field>
      <Field label={t('code')} hint={t('until', { date: formatDay(share.expiresAt, { locale }) })}>
        <TextInput readOnly value={share.code} onFocus={({ target }) => target.select()} />
      </Field>
    </div>
  )
}
