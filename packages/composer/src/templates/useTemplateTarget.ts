import { cleanEditorHtml } from '@mailroom/html'
import { languageTag, useLocale, useSending, useSession } from '@mailroom/react'
import type { DraftFields } from '../composer/draftFields'
import type { EditorHandle } from '../editor/MailEditorProps'
import { fillVariables } from './fillVariables'
import { templateHtml } from './templateHtml'
import type { TemplateTarget } from './TemplateTarget'

/** The mail that is being written, as templates see it. @param written its editor, once it is there */
export function useTemplateTarget(
  written: () => EditorHandle | undefined,
  now: () => DraftFields,
  isKnownSignature: (text: string) => boolean,
): TemplateTarget {
  const { uploaded } = useSending()
  const { session } = useSession()
  const { locale } = useLocale()
  return {
    subject: () => now().subject,
    async html() {
      const body = written()
      return body && templateHtml(body.html(), now().attachments, (id) => uploaded(id), isKnownSignature)
    },
    isEmpty: () => written()?.isEmpty() ?? true,
    put(html) {
      const { body } = cleanEditorHtml(html, new Set())
      fillVariables(body, {
        name: session?.user.address.name ?? '',
        department: session?.user.department ?? '',
        date: new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }).format(Date.now()),
      })
      written()?.replaceText(body.innerHTML)
    },
  }
}
