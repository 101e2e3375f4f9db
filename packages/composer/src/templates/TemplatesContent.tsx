import type { TemplateSummary } from '@mailroom/core'
import { useErrorText, useStrings, useTemplates } from '@mailroom/react'
import { ConfirmDialog, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { SaveTemplate } from './SaveTemplate'
import { TemplateList } from './TemplateList'
import * as styles from './TemplatesDialog.css'
import { templateStrings } from './templateStrings'
import type { TemplateTarget } from './TemplateTarget'

export interface TemplatesContentProps {
  target: TemplateTarget
  /** A template is about to stand in the mail. */
  onPut?: () => void
}

/** The templates of whoever writes: one is put into the mail, or the mail becomes one. @source CO-05 */
export function TemplatesContent({ target, onPut }: TemplatesContentProps) {
  const { t } = useStrings(templateStrings)
  const all = useTemplates()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [asked, setAsked] = useState<TemplateSummary>()

  const put = async ({ id }: TemplateSummary) => {
    setAsked(undefined)
    try {
      const { html } = await all.open(id)
      onPut?.()
      target.put(html)
    } catch (failure) {
      toasts.show({ message: errorText(failure) ?? '', tone: 'danger' })
    }
  }
  return (
    <div className={styles.content}>
      <TemplateList
        all={all}
        onUse={(template) => (target.isEmpty() ? void put(template) : setAsked(template))}
      />
      <SaveTemplate target={target} save={all.save} />
      <p className={styles.hint}>{t('hint')}</p>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t('replaceAsk')}
        description={t('replaceText')}
        confirmLabel={t('replace')}
        cancelLabel={t('cancel')}
        onConfirm={() => asked && void put(asked)}
      />
    </div>
  )
}
