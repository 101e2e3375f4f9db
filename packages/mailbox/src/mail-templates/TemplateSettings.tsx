import type { MailTemplate, TemplateSummary, WantedTemplate } from '@mailroom/core'
import { useErrorText, useStrings, useTemplates } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { KeptTextForm } from '../settings-page/KeptTextForm'
import * as styles from '../settings-page/keptTexts.css'
import { WaitingFace } from '../settings-page/WaitingFace'
import { TemplateList } from './TemplateList'
import { TemplatePreview } from './TemplatePreview'
import { templateSettingsStrings } from './templateSettingsStrings'

const blank: WantedTemplate = { title: '', html: '' }

/** A template is sent as pictures of mails are; its whole size is limited anyway. */
const maxPictureBytes = 120_000

/**
 * The reader's templates: made, looked at, changed and deleted. For a page of settings; nothing where the mail system keeps
 * none.
 *
 * @public
 * @source CO-05, ST-04
 */
export function TemplateSettings() {
  const { t } = useStrings(templateSettingsStrings)
  const all = useTemplates()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [written, setWritten] = useState<WantedTemplate>()
  const [shown, setShown] = useState<MailTemplate>()
  if (!all.isThere) return null
  if (!all.templates) {
    const words = { loading: t('loading'), retry: t('retry') }
    return <WaitingFace error={all.error} words={words} onRetry={() => void all.loadMore()} />
  }
  if (written) {
    const leave = () => setWritten(undefined)
    return (
      <KeptTextForm
        t={t}
        text={written}
        maxPictureBytes={maxPictureBytes}
        save={all.save}
        onSaved={leave}
        onCancel={leave}
      />
    )
  }
  /** The list has titles alone. */
  const open = async ({ id }: TemplateSummary, use: (template: MailTemplate) => void) => {
    try {
      use(await all.open(id))
    } catch (error) {
      toasts.show({ message: errorText(error) ?? '', tone: 'danger' })
    }
  }
  return (
    <section className={styles.section} aria-label={t('section')}>
      <p className={styles.hint}>{t('hint')}</p>
      <TemplateList
        all={all}
        onCreate={() => setWritten(blank)}
        onShow={(template) => void open(template, setShown)}
        onEdit={(template) => void open(template, setWritten)}
      />
      {shown && <TemplatePreview template={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}
