import type { ImapClient } from './ImapClient'

/** How often a waiting command is looked at, as a part of the silence that is allowed. */
const looksPerSilence = 8

/**
 * Watches that bytes come or go while commands wait, and tells when none did for `silenceMs`. A long literal keeps it
 * quiet as long as it moves; so does a reader who is slow to take rows, for then the silence is ours.
 */
export function createSilenceWatch(client: ImapClient, onSilence: () => void) {
  let waiting = 0
  let held = 0
  let limitMs = 0
  let moved = 0
  let silentMs = 0
  let lookedAt = 0
  let timer: NodeJS.Timeout | undefined

  const look = () => {
    const now = performance.now()
    const periodMs = limitMs / looksPerSilence
    // A process that was kept from running has heard nothing either: no more than two looks count at once.
    const passedMs = Math.min(now - lookedAt, 2 * periodMs)
    const progress = movedBytes(client)
    silentMs = progress === moved && held === 0 ? silentMs + passedMs : 0
    moved = progress
    lookedAt = now
    if (silentMs < limitMs) return
    stop()
    onSilence()
  }
  const start = () => {
    moved = movedBytes(client)
    silentMs = 0
    lookedAt = performance.now()
    timer ??= setInterval(look, Math.max(limitMs / looksPerSilence, 5)).unref()
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }

  return {
    /** A command goes out. @returns called when it is answered */
    begin(silenceMs: number): () => void {
      waiting += 1
      limitMs = waiting === 1 ? silenceMs : Math.max(limitMs, silenceMs)
      start()
      return () => {
        waiting -= 1
        if (waiting === 0) stop()
      }
    },
    /** We let the server wait. @returns called when we go on */
    hold(): () => void {
      held += 1
      return () => {
        held -= 1
        silentMs = 0
      }
    },
  }
}

/** Grows with every byte that comes, changes with every byte that leaves. */
const movedBytes = (client: ImapClient) => {
  const { received, sent } = client.stats()
  return received + sent - (client.writeSocket ? client.writeSocket.writableLength : 0)
}
