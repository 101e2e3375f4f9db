import type { Message } from '@mailroom/core'
import { normaliseContentId } from '@mailroom/html'
import { useTranslation } from '@mailroom/react'
import { useCallback, useMemo } from 'react'
import { useCleanMail } from './useCleanMail'

/** The HTML of a mail made safe, and the pictures inside it in the order of its places. */
export function useBodyMail(
  html: string | undefined,
  attachments: Message['attachments'],
  images: ReadonlyMap<string, string>,
) {
  const { t } = useTranslation('reading')
  const contentIds = JSON.stringify(attachments.flatMap(({ contentId }) => contentId ?? []))
  const source = useMemo(
    () => (html === undefined ? undefined : { html, contentIds: JSON.parse(contentIds) as string[] }),
    [html, contentIds],
  )
  const describeLink = useCallback((host: string) => t('linkLeadsTo', { host }), [t])
  const state = useCleanMail(source, describeLink)
  const mail = state.kind === 'clean' ? state.mail : undefined
  const pictures = useMemo(() => {
    const byId = new Map([...images].map(([id, url]) => [normaliseContentId(id), url]))
    return mail?.usedContentIds.map((id) => byId.get(id))
  }, [images, mail])
  return { state, mail, pictures }
}
