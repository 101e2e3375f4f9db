import { formatFullTime, type OwnProfile } from '@mailroom/core'
import { useLocale, useProfile, useStrings } from '@mailroom/react'
import { Button, Field, TextInput, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { useServerForm } from '../settings-page/useServerForm'
import { WaitingFace } from '../settings-page/WaitingFace'
import { OwnLook } from './look/OwnLook'
import * as styles from './profile.css'
import { profileStrings } from './profileStrings'
import { RequestNotice } from './RequestNotice'

/**
 * Who the reader is to the organisation: their picture and gender, and asking for another name, for a page of settings. Nothing
 * where the mail system does not say.
 *
 * @public
 * @source ST-01
 */
export function ProfileSettings() {
  const { t } = useStrings(profileStrings)
  const { profile, error, isThere, refresh } = useProfile()
  if (!isThere) return null
  return (
    <section className={styles.section} aria-label={t('known')}>
      {profile === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : (
        <>
          <OwnLook profile={profile} />
          <Facts profile={profile} />
          <NameNotice profile={profile} />
          {/* A name that was permitted meanwhile is what the form begins with. */}
          <NameForm key={`${profile.name} ${profile.englishName}`} profile={profile} />
        </>
      )}
    </section>
  )
}

function Facts({ profile }: { profile: OwnProfile }) {
  const { t } = useStrings(profileStrings)
  const facts = [
    ['name', profile.name],
    ['englishName', profile.englishName],
    ['address', profile.address],
    ['jobNumber', profile.jobNumber],
    ['department', profile.department],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <Fact key={term} term={t(term)} fact={fact || t('nobodyYet')} />
      ))}
    </dl>
  )
}

const Fact = ({ term, fact }: { term: string; fact: string }) => (
  <>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.fact}>{fact}</dd>
  </>
)

function NameNotice({ profile: { nameRequest } }: { profile: OwnProfile }) {
  const { t } = useStrings(profileStrings)
  const { locale } = useLocale()
  const { withdrawName } = useProfile()
  if (!nameRequest || nameRequest.state === 'accepted') return null
  const { state, name, englishName, answer, requestedAt } = nameRequest
  if (state === 'refused') return <RequestNotice said={[t('refusedName', { name, answer })]} isRefused />
  const time = formatFullTime(requestedAt, { locale })
  const sentence = t(englishName === '' ? 'waitsName' : 'waitsNames', { name, englishName, time })
  return <RequestNotice said={[sentence]} isRefused={false} withdraw={withdrawName} />
}

const fields = ['name', 'englishName'] as const

function NameForm({ profile }: { profile: OwnProfile }) {
  const { t } = useStrings(profileStrings)
  const toasts = useToasts()
  const { requestName } = useProfile()
  const [name, setName] = useState(profile.name)
  const [englishName, setEnglishName] = useState(profile.englishName)
  const { form, isBusy, onSubmit, faultOf, failure } = useServerForm(fields, async () => {
    await requestName({ name, englishName })
    toasts.show({ message: t('asked'), tone: 'success' })
  })
  return (
    <form ref={form} className={styles.form} aria-label={t('form')} noValidate onSubmit={onSubmit}>
      <h3 className={styles.heading}>{t('form')}</h3>
      <p className={styles.hint}>{t('formHint')}</p>
      <Field label={t('name')} error={faultOf('name')} required>
        <TextInput value={name} autoComplete="name" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t('englishName')} hint={t('englishNameHint')} error={faultOf('englishName')}>
        <TextInput
          value={englishName}
          autoComplete="off"
          onChange={(event) => setEnglishName(event.target.value)}
        />
      </Field>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('ask')}
        </Button>
      </div>
    </form>
  )
}
