/** An office file or a text as HTML that is still hostile, with the drawings that were taken out of it. */
export interface PageSource {
  readonly html: string
  /** SVG, each in the place of a picture that names it by `drawingId`. */
  readonly drawings: readonly Blob[]
  /** Finds the pages or slides. */
  readonly pages?: string
}

/** What the place of a drawing is called. */
export const drawingId = (index: number): string => `drawing-${index}@preview`
