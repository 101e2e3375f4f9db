import type { FolderId } from '@mailroom/core'
import { useBringFolders, useStableCallback, useStrings } from '@mailroom/react'
import { Spinner } from '@mailroom/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dialogStrings } from './dialogStrings'

export interface MoreFoldersProps {
  /** '' for the top. */
  branch: FolderId
  /** How often the reader has asked for them. */
  wanted: number
}

/**
 * The end of a line that stands for folders which are not known yet: it brings them when the reader chooses it or opens their
 * branch. Those at the top come when the line is seen; in the middle they would push away what is looked at.
 *
 * @source FL-01, T40
 */
export function MoreFolders({ branch, wanted }: MoreFoldersProps) {
  const { t } = useStrings(dialogStrings)
  const bring = useBringFolders()
  const place = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<'asking' | 'failed'>()
  const ask = useStableCallback(() => {
    setState('asking')
    // The line goes with them.
    bring?.below(branch === '' ? undefined : branch).catch(() => setState('failed'))
  })
  useEffect(() => {
    if (wanted > 0) ask()
  }, [wanted, ask])
  useEffect(() => {
    if (branch !== '') return undefined
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask()
    })
    seen.observe(place.current!)
    return () => seen.disconnect()
  }, [branch, ask])
  useLayoutEffect(() => {
    const row = place.current!.closest<HTMLElement>('[role="treeitem"]')
    // Whoever stood on the line stands on the first that has come in its place.
    return () => {
      const before = row?.previousElementSibling as HTMLElement | null
      if (row !== document.activeElement) return
      requestAnimationFrame(() => ((before?.nextElementSibling ?? before) as HTMLElement | null)?.focus())
    }
  }, [])
  return (
    <span ref={place} aria-live="polite">
      {state === 'asking' && <Spinner />}
      {state === 'failed' && t('moreFailed')}
    </span>
  )
}
