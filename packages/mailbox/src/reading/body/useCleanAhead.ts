import { whenIdle, type Message, type MessageRef } from '@mailroom/core'
import { loadedCleaner } from '@mailroom/html'
import { useMessageAhead, useParser } from '@mailroom/react'
import { useContext, useEffect } from 'react'
import { type CleanedAhead, CleanedAheadContext } from './CleanedAhead'
import { contentIdsOf } from './useBodyMail'
import { useDescribeLink } from './useDescribeLink'

/** What is longer is cleaned when it is opened: nobody who types meanwhile shall wait for it. In UTF-16 units. */
const mostChars = 60_000

/** Cleans a mail that is likely to be shown next, when nothing else is to be done. */
export function useCleanAhead(ref: MessageRef | undefined): void {
  const ahead = useContext(CleanedAheadContext)
  const isParserReady = useParser()
  const read = useMessageAhead()
  const describeLink = useDescribeLink()
  useEffect(() => {
    if (!ref || !ahead || !isParserReady) return
    let isOver = false
    let takeBack = whenIdle(async () => {
      const message = await read(ref)
      if (!isOver && message) takeBack = whenIdle(() => clean(ahead, message, describeLink))
    })
    return () => {
      isOver = true
      takeBack()
    }
  }, [ahead, ref, isParserReady, read, describeLink])
}

function clean(ahead: CleanedAhead, message: Message, describeLink: (host: string) => string) {
  const { html, attachments } = message
  const cleaner = loadedCleaner()
  if (html === undefined || html.length > mostChars || !cleaner) return
  const source = { html, contentIds: contentIdsOf(attachments) }
  if (ahead.has(source)) return
  try {
    ahead.keep(source, describeLink, cleaner(html, { contentIds: source.contentIds, describeLink }))
  } catch {
    // What cannot be cleaned is said when it is opened.
  }
}
