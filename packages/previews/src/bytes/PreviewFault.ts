/**
 * Why a file cannot be shown.
 *
 * - `damaged` it is not what its name says, or broken
 * - `locked` it opens with a password only
 * - `tooComplex` small on the way, but too large once unpacked or drawn
 * - `slow` it takes longer than anybody waits
 */
export type PreviewFaultKind = 'damaged' | 'locked' | 'tooComplex' | 'slow'

/** A file that cannot be shown here; it can still be downloaded. */
export class PreviewFault extends Error {
  override readonly name = 'PreviewFault'

  constructor(
    readonly kind: PreviewFaultKind,
    cause?: unknown,
  ) {
    super(`The file cannot be shown: ${kind}.`, { cause })
  }
}

/** The fault that a viewer's failure stands for. */
export const faultOf = (error: unknown): PreviewFault =>
  error instanceof PreviewFault ? error : new PreviewFault('damaged', error)
