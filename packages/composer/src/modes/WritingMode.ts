/** How a mail is written: as formatted text, or as text and nothing else. @source CO-04 */
export type WritingMode = 'rich' | 'plain'
