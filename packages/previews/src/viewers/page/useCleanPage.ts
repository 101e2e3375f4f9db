import { loadCleaner, type CleanMail } from '@mailroom/html'
import { useParser } from '@mailroom/react'
import { useEffect, useState } from 'react'
import { faultOf, type PreviewFault } from '../../bytes/PreviewFault'
import { drawingId, type PageSource } from './PageSource'

/** A page made safe to show; undefined until it is. */
export function useCleanPage(
  source: PageSource | undefined,
  onFault: (fault: PreviewFault) => void,
): CleanMail | undefined {
  const isParserReady = useParser()
  const [clean, setClean] = useState<{ readonly source: PageSource; readonly mail: CleanMail }>()
  useEffect(() => {
    if (source === undefined || !isParserReady) return
    let isCurrent = true
    const run = async () => {
      const cleanHtml = await loadCleaner()
      const mail = cleanHtml(source.html, { contentIds: source.drawings.map((_, index) => drawingId(index)) })
      if (isCurrent) setClean({ source, mail })
    }
    run().catch((error: unknown) => isCurrent && onFault(faultOf(error)))
    return () => void (isCurrent = false)
    // The callback may be new at every render; the page is cleaned once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [source, isParserReady])
  return clean?.source === source ? clean?.mail : undefined
}
