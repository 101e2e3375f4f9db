import type { Gateway } from '../../e2e/product/Gateway'

/** Stands at the end of each of the long mails. */
export const lastWords = 'with kind regards from the far end'

const sentence =
  'Please look at the attached figures before Friday 请在周五之前确认附件中的数字 and say what is missing. '

/** Formatted text of so many bytes, as office programs write it: a table now and then, a style on every paragraph. */
export function longHtml(bytes: number): string {
  const paragraphs: string[] = []
  for (let length = 0; length < bytes; length += paragraphs.at(-1)!.length)
    paragraphs.push(pieceOf(paragraphs.length))
  return `${paragraphs.join('\n')}<p>${lastWords}</p>`
}

function pieceOf(index: number): string {
  const style = 'margin:0 0 12px;font-family:Calibri,sans-serif;font-size:11pt;color:#1f1f1f'
  if (index % 8 !== 7) return `<p style="${style}">${index} <b>${sentence}</b>${sentence.repeat(2)}</p>`
  const cells = Array.from(
    { length: 4 },
    (_, cell) => `<td style="border:1px solid #999">${index}.${cell}</td>`,
  )
  return `<table style="border-collapse:collapse"><tr>${cells.join('')}</tr><tr>${cells.join('')}</tr></table>`
}

/** Puts mails of these sizes into the inbox, in bytes of HTML; their subjects say how long they are. */
export async function deliverLongMails(gateway: Gateway, sizes: readonly number[]): Promise<void> {
  for (const size of sizes) await gateway.deliver({ subject: subjectOf(size), html: longHtml(size) })
}

/** Subject of the mail of that size. */
export const subjectOf = (size: number): string => `A mail of ${size / 1000} kB`
