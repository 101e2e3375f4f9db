import { openParser, parserView } from '@mailroom/html'
import { useEffect, useState } from 'react'
import { useFrameUrl, useProviderRoot } from './rootContext'

/**
 * Gets ready what reads the HTML of mails: where the host has a page for mail bodies, a hidden frame with that page.
 *
 * @param isWanted false opens nothing yet
 * @returns        true once HTML may be parsed
 */
export function useParser(isWanted = true): boolean {
  const frameUrl = useFrameUrl()
  const root = useProviderRoot()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!isWanted || frameUrl === undefined || !root) return
    let isCurrent = true
    void openParser(root, frameUrl).then(() => isCurrent && setReady(true))
    return () => void (isCurrent = false)
  }, [isWanted, frameUrl, root])
  // Opened before by another part: no need to wait for an effect, the first mail can show in this frame.
  return frameUrl === undefined || isReady || (typeof window !== 'undefined' && parserView() !== window)
}
