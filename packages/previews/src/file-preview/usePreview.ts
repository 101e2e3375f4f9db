import { maxPreviewBytes, previewKind, type PreviewKind } from '@mailroom/core'
import { useStableCallback } from '@mailroom/react'
import { useEffect, useState } from 'react'
import { faultOf, type PreviewFault } from '../bytes/PreviewFault'
import { isCompoundFile } from '../bytes/signatures'
import type { PreviewFile } from './FilePreview'

/** The face that a preview shows. One value decides. */
export type PreviewState =
  | { readonly kind: 'loading'; readonly doneBytes: number; readonly totalBytes?: number }
  | { readonly kind: 'converting' }
  | { readonly kind: 'shown'; readonly viewer: PreviewKind; readonly content: Blob }
  | { readonly kind: 'notShown' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'fault'; readonly fault: PreviewFault }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

type Answer = Exclude<PreviewState, { kind: 'failed' }> | { readonly kind: 'failed'; readonly error: unknown }

const loading: Answer = { kind: 'loading', doneBytes: 0 }

/**
 * Fetches a file and decides who shows it. Office files that a browser cannot read, those of before 2007 among them,
 * are shown as PDF where the mail system can make one of them.
 */
export function usePreview(file: PreviewFile) {
  const { name, sizeBytes } = file
  const kind = previewKind(name)
  const [turn, setTurn] = useState(0)
  const [wantsPdf, setWantsPdf] = useState(false)
  const [answer, setAnswer] = useState<Answer>(loading)
  // Its functions may be new at every render; the file is fetched once.
  const newest = useStableCallback(() => file)
  const isRefused = kind === undefined || sizeBytes > maxPreviewBytes
  useEffect(() => {
    if (isRefused) return
    const controller = new AbortController()
    const { signal } = controller
    const tell = (next: Answer) => !signal.aborted && setAnswer(next)
    const run = async () => {
      const { load, convert } = newest()
      if (wantsPdf && convert !== undefined) {
        tell({ kind: 'converting' })
        return tell({ kind: 'shown', viewer: 'pdf', content: await convert({ signal }) })
      }
      tell(loading)
      const content = await load({ signal, onProgress: (step) => tell({ kind: 'loading', ...step }) })
      if (isOffice(kind) && convert !== undefined && (await isOldOffice(content))) {
        if (!signal.aborted) setWantsPdf(true)
        return
      }
      tell({ kind: 'shown', viewer: kind, content })
    }
    run().catch((error: unknown) => tell({ kind: 'failed', error }))
    return () => controller.abort()
  }, [kind, isRefused, turn, wantsPdf, newest])
  const retry = () => setTurn((count) => count + 1)
  return {
    state: stateOf(kind, isRefused, answer, retry),
    /** The viewer could not show it: the last resort of an office file is a PDF made of it. */
    giveUp: (error: unknown) => {
      if (isOffice(kind) && file.convert !== undefined && !wantsPdf) setWantsPdf(true)
      else setAnswer({ kind: 'fault', fault: faultOf(error) })
    },
  }
}

function stateOf(
  kind: PreviewKind | undefined,
  isRefused: boolean,
  answer: Answer,
  retry: () => void,
): PreviewState {
  if (isRefused) return { kind: kind === undefined ? 'notShown' : 'tooLarge' }
  return answer.kind === 'failed' ? { ...answer, retry } : answer
}

const isOffice = (kind: PreviewKind | undefined): boolean => kind === 'document' || kind === 'slides'

const isOldOffice = async (content: Blob): Promise<boolean> =>
  isCompoundFile(new Uint8Array(await content.slice(0, 8).arrayBuffer()))
