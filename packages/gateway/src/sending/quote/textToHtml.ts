import { escapeHtml } from '../../mime/parse/text/entities'

/** A plain-text mail as HTML that looks the same: line ends and runs of blanks stay, nothing in it becomes a tag. */
export const textToHtml = (text: string): string =>
  `<div style="white-space:pre-wrap">${escapeHtml(text.replace(/\r\n?/g, '\n').replaceAll('\0', ''))}</div>`
