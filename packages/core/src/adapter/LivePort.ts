import type { LiveEvent, LiveState } from '../live/LiveEvent'

/** Who listens to the live line. */
export interface LiveListener {
  onEvent(event: LiveEvent): void
  onState?(state: LiveState): void
}

/** News as they happen. The adapter keeps the line up by itself. @source SH-10 */
export interface LivePort {
  /** Opens the line, or joins the open one. Call the answer to leave. */
  subscribe(listener: LiveListener): () => void
}
