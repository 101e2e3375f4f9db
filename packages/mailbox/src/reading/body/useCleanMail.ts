import { loadCleaner, loadedCleaner, type CleanMail } from '@mailroom/html'
import { useParser } from '@mailroom/react'
import { useContext, useEffect, useMemo, useState } from 'react'
import { CleanedAheadContext } from './CleanedAhead'
import { MAX_HTML_CHARS } from './frame/frameMeasures'

/** How far the HTML of a mail is. `failed`: it cannot be shown here, the text is shown in its place. */
export type CleanMailState =
  | { readonly kind: 'cleaning' }
  | { readonly kind: 'clean'; readonly mail: CleanMail }
  | { readonly kind: 'failed' }

/** What is needed to clean a mail; undefined when it has no HTML. */
export interface MailHtml {
  readonly html: string
  readonly contentIds: readonly string[]
}

/**
 * Cleans the HTML of a mail, at once when the code is here.
 *
 * @param describeLink words for a link in disguise; a new function cleans anew
 */
export function useCleanMail(
  source: MailHtml | undefined,
  describeLink: (host: string) => string,
): CleanMailState {
  const [cleaner, setCleaner] = useState(() => loadedCleaner())
  const [isMissing, setMissing] = useState(false)
  const isNeeded = source !== undefined && cleaner === undefined
  const isParserReady = useParser()
  const ahead = useContext(CleanedAheadContext)

  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    loadCleaner().then(
      (loaded) => isCurrent && setCleaner(() => loaded),
      () => isCurrent && setMissing(true),
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded])

  return useMemo((): CleanMailState => {
    if (source === undefined || isMissing || source.html.length > MAX_HTML_CHARS) return { kind: 'failed' }
    if (cleaner === undefined || !isParserReady) return { kind: 'cleaning' }
    try {
      // What was cleaned ahead is given once: its nodes go to whoever shows them. Asked again, it is cleaned as ever.
      const { html, contentIds } = source
      const mail = ahead?.take(source, describeLink) ?? cleaner(html, { contentIds, describeLink })
      return { kind: 'clean', mail }
    } catch {
      // Whatever a mail does to the cleaner, its plain text can be read.
      return { kind: 'failed' }
    }
  }, [source, describeLink, cleaner, isMissing, isParserReady, ahead])
}
