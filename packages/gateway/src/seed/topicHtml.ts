import type { Topic } from './topics/Topic'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string): string => value.replace(/[&<>"]/g, (sign) => escapes[sign]!)

const cell = 'border:1px solid #d0d7de;padding:6px 12px;text-align:left'

/** Paragraphs, and a table where there is one, in the plain HTML that mail programs write. */
export function topicHtml(paragraphs: readonly string[], table?: Topic['table'], pictureId?: string): string {
  const parts = paragraphs.map((paragraph) => `<p style="margin:0 0 12px">${text(paragraph)}</p>`)
  if (pictureId) parts.push(`<p style="margin:0 0 12px"><img src="cid:${pictureId}" width="480" alt=""></p>`)
  if (table) parts.push(tableHtml(table))
  return `<div style="font-family:Arial,'Microsoft YaHei',sans-serif;font-size:14px;line-height:1.6">${parts.join('')}</div>`
}

function tableHtml([heading = [], ...rows]: NonNullable<Topic['table']>): string {
  const head = heading.map((word) => `<th style="${cell};background:#f3f6fa">${text(word)}</th>`).join('')
  const body = rows.map(
    (row) => `<tr>${row.map((word) => `<td style="${cell}">${text(word)}</td>`).join('')}</tr>`,
  )
  return `<table style="border-collapse:collapse;margin:0 0 12px"><tr>${head}</tr>${body.join('')}</table>`
}
