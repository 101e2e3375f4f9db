import { loadCleaner, type CleanMail } from '@mailroom/html'
import { useParser, useStableCallback } from '@mailroom/react'
import { useEffect, useState } from 'react'
import { faultOf, type PreviewFault } from '../../bytes/PreviewFault'
import { drawingId, type PageSource } from './PageSource'

/** A page made safe to show, once; undefined until it is. */
export function useCleanPage(
  source: PageSource | undefined,
  onFault: (fault: PreviewFault) => void,
): CleanMail | undefined {
  const isParserReady = useParser()
  const tellFault = useStableCallback(onFault)
  const [clean, setClean] = useState<{ readonly source: PageSource; readonly mail: CleanMail }>()
  useEffect(() => {
    if (source === undefined || !isParserReady) return
    let isCurrent = true
    const run = async () => {
      const cleanHtml = await loadCleaner()
      const mail = cleanHtml(source.html, { contentIds: source.drawings.map((_, index) => drawingId(index)) })
      if (isCurrent) setClean({ source, mail })
    }
    run().catch((error: unknown) => isCurrent && tellFault(faultOf(error)))
    return () => void (isCurrent = false)
  }, [source, isParserReady, tellFault])
  return clean?.source === source ? clean?.mail : undefined
}
