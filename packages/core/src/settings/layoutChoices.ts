/** Where an opened mail is shown. @source ML-26 */
export const readingPanes = ['tabs', 'right', 'below'] as const

/** How close the rows of a list stand. @source ML-26 */
export const densities = ['comfortable', 'compact'] as const

/** How a new mail is written: as formatted text, as text and nothing else, or as Markdown. @source CO-04, CO-20, ST-03 */
export const writingModes = ['rich', 'plain', 'markdown'] as const
