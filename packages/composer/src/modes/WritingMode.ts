import type { writingModes } from '@mailroom/core'

/** How a mail is written: as formatted text, as text and nothing else, or as Markdown. @source CO-04, CO-20 */
export type WritingMode = (typeof writingModes)[number]
