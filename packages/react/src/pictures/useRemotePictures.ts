import type { MessageRef, PicturesPort, PictureTicket } from '@mailroom/core'
import { useCallback, useEffect, useState } from 'react'
import { useAdapter } from '../adapter/adapterContext'

/** Pictures from the web as far as they have come. */
export interface RemotePictures {
  /** Addresses in this page, in the order of those that were asked for; undefined where there is none yet. */
  readonly pictures: readonly (string | undefined)[]
  readonly isLoading: boolean
  /** Pictures that could not be had. */
  readonly failedCount: number
  /** Asks again for all. */
  readonly retry: () => void
}

/** Pictures asked for at the same time; the rest wait, so that they do not keep the page's other questions waiting. */
const atOnce = 4

const nothing = { pictures: [], isLoading: false, failedCount: 0 } as const

/**
 * Fetches the pictures that a mail names on the web, through the mail system. They end with the caller.
 *
 * @param addresses in the mail's order; undefined fetches nothing
 * @source RD-17
 */
export function useRemotePictures(ref: MessageRef, addresses: readonly string[] | undefined): RemotePictures {
  const { pictures: port } = useAdapter()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const wanted =
    port && addresses && addresses.length > 0
      ? JSON.stringify([attempt, ref.folder, ref.uid, ...addresses])
      : undefined
  const [found, setFound] = useState<{ wanted?: string; state: Omit<RemotePictures, 'retry'> }>({
    state: nothing,
  })
  useEffect(() => {
    if (!port || wanted === undefined) return undefined
    const [, folder, uid, ...asked] = JSON.parse(wanted) as [number, string, number, ...string[]]
    const controller = new AbortController()
    const shown: (string | undefined)[] = asked.map(() => undefined)
    let failedCount = 0
    const tell = (isLoading: boolean) => {
      if (!controller.signal.aborted)
        setFound({ wanted, state: { pictures: [...shown], isLoading, failedCount } })
    }
    tell(true)
    const take = (place: number, blob: Blob | undefined) => {
      if (controller.signal.aborted) return
      if (blob === undefined) failedCount += 1
      else shown[place] = URL.createObjectURL(blob)
      tell(true)
    }
    void fetchAll(port, { folder, uid }, asked, controller.signal, take).then(() => tell(false))
    return () => {
      controller.abort()
      for (const url of shown) if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [port, wanted])
  if (wanted === undefined) return { ...nothing, retry }
  return found.wanted === wanted ? { ...found.state, retry } : { ...nothing, isLoading: true, retry }
}

/** @param take called once for each address, with undefined where there is no picture */
async function fetchAll(
  port: PicturesPort,
  ref: MessageRef,
  addresses: readonly string[],
  signal: AbortSignal,
  take: (place: number, blob: Blob | undefined) => void,
): Promise<void> {
  const tickets = await port.tickets(ref, addresses, { signal }).catch(() => addresses.map(() => undefined))
  const waiting = [...tickets.entries()]
  const fetchOne = async (ticket: PictureTicket | undefined) =>
    ticket === undefined ? undefined : port.picture(ticket, { signal }).catch(() => undefined)
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      take(next[0], await fetchOne(next[1]))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
