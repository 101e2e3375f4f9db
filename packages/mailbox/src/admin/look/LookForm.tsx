import type { OrganisationLook } from '@mailroom/core'
import { TextEditor, type TextEditorHandle } from '@mailroom/composer'
import { useOrganisation, useStrings } from '@mailroom/react'
import { Button, Field, TextArea, TextInput, useToasts } from '@mailroom/ui'
import { useRef, useState } from 'react'
import * as styles from '../forms.css'
import { useServerForm } from '../../settings-page/useServerForm'
import { lookStrings } from './lookStrings'
import { RecordsField } from './RecordsField'

type Text = 'title' | 'name' | 'logoUrl' | 'noticeTitle' | 'icpNumber' | 'icpLink' | 'selfServiceUrl'

const texts = {
  names: ['title', 'name', 'logoUrl'],
  ways: ['icpNumber', 'icpLink', 'selfServiceUrl'],
} as const satisfies Readonly<Record<string, readonly Text[]>>

const fields = [...texts.names, ...texts.ways, 'noticeTitle', 'links', 'banners', 'ads', 'agreement'] as const

const linkParts = ['tab', 'title', 'url', 'description', 'icon'] as const
const bannerParts = ['title', 'image', 'link'] as const

/** Sets what people see. What is refused stands at its field, and what was typed stays. */
export function LookForm({ look: first }: { look: OrganisationLook }) {
  const { t } = useStrings(lookStrings)
  const toasts = useToasts()
  const { setLook: save } = useOrganisation()
  const [look, setLook] = useState(first)
  const notice = useRef<TextEditorHandle>(null)
  const { form, isBusy, onSubmit, faultOf, failure } = useServerForm(fields, async () => {
    const noticeHtml = notice.current?.html() ?? look.noticeHtml
    await save({ ...look, noticeHtml: isEmptyText(noticeHtml) ? '' : noticeHtml })
    toasts.show({ message: t('saved'), tone: 'success' })
  })
  const set = (change: Partial<OrganisationLook>) => setLook({ ...look, ...change })
  const textField = (name: Text) => (
    <Field key={name} label={t(name)} hint={t(`${name}Hint`)} error={faultOf(name)}>
      <TextInput value={look[name]} onChange={(event) => set({ [name]: event.target.value })} />
    </Field>
  )
  return (
    <form ref={form} className={styles.pageForm} aria-label={t('form')} noValidate onSubmit={onSubmit}>
      <div className={styles.filter}>{texts.names.map(textField)}</div>
      <h3 className={styles.subheading}>{t('notice')}</h3>
      {textField('noticeTitle')}
      <TextEditor handle={notice} label={t('noticeText')} initialHtml={look.noticeHtml} />
      <RecordsField
        legend={t('links')}
        hint={t('linksHint')}
        error={faultOf('links')}
        parts={linkParts.map((part) => ({ name: part, label: t(`link_${part}`) }))}
        records={look.links}
        onChange={(links) => set({ links })}
      />
      {(['banners', 'ads'] as const).map((list) => (
        <RecordsField
          key={list}
          legend={t(list)}
          hint={t(`${list}Hint`)}
          error={faultOf(list)}
          parts={bannerParts.map((part) => ({ name: part, label: t(`banner_${part}`) }))}
          records={look[list]}
          onChange={(records) => set({ [list]: records })}
        />
      ))}
      <h3 className={styles.subheading}>{t('ways')}</h3>
      <div className={styles.filter}>{texts.ways.map(textField)}</div>
      <Field label={t('agreement')} hint={t('agreementHint')} error={faultOf('agreement')}>
        <TextArea
          rows={4}
          value={look.agreement}
          onChange={(event) => set({ agreement: event.target.value })}
        />
      </Field>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** An editor with nothing in it has a paragraph all the same. */
const isEmptyText = (html: string): boolean =>
  !/<img\b/i.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
