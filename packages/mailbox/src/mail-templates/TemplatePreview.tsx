import type { MailTemplate } from '@mailroom/core'
import { cleanMailHtml } from '@mailroom/html'
import { useFrameUrl, useParser, useStrings } from '@mailroom/react'
import { Dialog } from '@mailroom/ui'
import { useMemo } from 'react'
import { MessageFrame } from '../reading/body/frame/MessageFrame'
import { templateSettingsStrings } from './templateSettingsStrings'

interface TemplatePreviewProps {
  template: MailTemplate
  onClose: () => void
}

/** A template as it will stand in a mail, cleaned, in a frame that runs nothing. @source ST-04 */
export function TemplatePreview({ template, onClose }: TemplatePreviewProps) {
  const { t } = useStrings(templateSettingsStrings)
  const isParserReady = useParser()
  const frameUrl = useFrameUrl()
  const body = useMemo(
    () => (isParserReady ? cleanMailHtml(template.html).body : undefined),
    [isParserReady, template],
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={template.title}
      description={t('previewText')}
      closeLabel={t('close')}
    >
      <MessageFrame body={body} title={t('previewOf', { title: template.title })} frameUrl={frameUrl} />
    </Dialog>
  )
}
