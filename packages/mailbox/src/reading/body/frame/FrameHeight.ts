import { FRAME_EXTRA_PX, MAX_FRAME_PX } from './frameMeasures'

/** So often in a row may the content grow by exactly what the frame grew. */
const MAX_CHASES = 3

/**
 * Decides how high a frame is for the content measured in it. A mail whose height depends on the frame's would
 * grow for ever: after three such steps the frame stays as it is.
 *
 * @source RD-16
 */
export class FrameHeight {
  #contentPx = -1
  #framePx = 0
  #grownPx = 0
  #chases = 0

  /** The frame's height in px for content of this height. */
  next(contentPx: number): number {
    // The same content again, perhaps after the chase was given up: nothing to follow.
    if (contentPx === this.#contentPx) return this.#framePx
    const chased = this.#grownPx > 0 && contentPx - this.#contentPx === this.#grownPx
    this.#chases = chased ? this.#chases + 1 : 0
    this.#contentPx = contentPx
    const framePx = Math.min(Math.ceil(contentPx) + FRAME_EXTRA_PX, MAX_FRAME_PX)
    this.#grownPx = this.#chases >= MAX_CHASES ? 0 : framePx - this.#framePx
    if (this.#grownPx !== 0) this.#framePx = framePx
    return this.#framePx
  }
}
