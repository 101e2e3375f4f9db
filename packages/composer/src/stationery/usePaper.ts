import { useStableCallback } from '@mailroom/react'
import { useEffect, useState } from 'react'
import type { DraftFields } from '../composer/draftFields'
import type { InlinePictures } from '../editor/pictures/useInlinePictures'
import type { ChosenPaper } from './ChosenPaper'
import { loadDrawings } from './lazyDrawings'
import { paperOf, type PaperId } from './papers'

/** Whoever looks through the papers stores no drawing of those passed on the way, in ms. */
const pauseMs = 300

/**
 * The letter paper of a mail. Its drawing becomes a picture of the mail, and the mail waits for that.
 *
 * @param store stores a picture; undefined when it was refused, of which the writer has been told
 * @source CO-05
 */
export function usePaper(
  chosen: ChosenPaper | undefined,
  now: () => DraftFields,
  change: (values: Partial<DraftFields>) => void,
  store: InlinePictures['add'],
) {
  const [stored, setStored] = useState<Partial<Record<PaperId, string>>>({})
  /** The one whose drawing could not be stored; another choice tries again. */
  const [failed, setFailed] = useState<PaperId>()
  const id = chosen?.id
  const lacks = id !== undefined && chosen?.contentId === undefined && hasDrawing(id)
  const wanted = lacks && failed !== id ? id : undefined

  const attach = useStableCallback(async (asked: PaperId) => {
    const contentId = stored[asked] ?? (await storeDrawing(asked, store))
    if (contentId === undefined) return setFailed(asked)
    setStored((before) => ({ ...before, [asked]: contentId }))
    if (now().paper?.id === asked) change({ paper: { id: asked, contentId } })
  })
  useEffect(() => {
    if (wanted === undefined) return
    const timer = setTimeout(() => void attach(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, attach])

  return {
    chosen: id,
    /** Its drawing is on its way. */
    isComing: wanted !== undefined,
    /** Undefined for none. */
    choose(next: PaperId | undefined) {
      setFailed(undefined)
      change({ paper: next === undefined ? undefined : { id: next, contentId: stored[next] } })
    },
  }
}

const hasDrawing = (id: PaperId): boolean => paperOf(id)?.drawing !== undefined

async function storeDrawing(id: PaperId, store: InlinePictures['add']): Promise<string | undefined> {
  try {
    const { paperDrawing, paintDrawing } = await loadDrawings()
    const paper = paperOf(id)
    const drawing = paper && paperDrawing(paper)
    if (drawing === undefined) return undefined
    return (await store(await paintDrawing(drawing, `${id}.png`)))?.contentId
  } catch {
    // The letter goes without it, on the colours of its paper.
    return undefined
  }
}
