import type { Message } from '@mailroom/core'
import { normaliseContentId } from '@mailroom/html'
import { useMemo } from 'react'
import { useCleanMail } from './useCleanMail'
import { useDescribeLink } from './useDescribeLink'

/** What came with a mail for its own text. */
export const contentIdsOf = (attachments: Message['attachments']): string[] =>
  attachments.flatMap(({ contentId }) => contentId ?? [])

/** The HTML of a mail made safe, and the pictures inside it in the order of its places. */
export function useBodyMail(
  html: string | undefined,
  attachments: Message['attachments'],
  images: ReadonlyMap<string, string>,
) {
  const contentIds = JSON.stringify(contentIdsOf(attachments))
  const source = useMemo(
    () => (html === undefined ? undefined : { html, contentIds: JSON.parse(contentIds) as string[] }),
    [html, contentIds],
  )
  const describeLink = useDescribeLink()
  const state = useCleanMail(source, describeLink)
  const mail = state.kind === 'clean' ? state.mail : undefined
  const pictures = useMemo(() => {
    const byId = new Map([...images].map(([id, url]) => [normaliseContentId(id), url]))
    return mail?.usedContentIds.map((id) => byId.get(id))
  }, [images, mail])
  return { state, mail, pictures }
}
