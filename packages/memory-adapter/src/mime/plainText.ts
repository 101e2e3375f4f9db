const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The words of an HTML text, for mails without a plain one and for lists. Not a cleaner: never shown as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<(style|script|head|title)\b[^<]*(?:<(?!\/\1)[^<]*)*<\/\1[^>]*>/gi, '')
    .replace(/<!--(?:[^-]|-(?!->))*-->/g, '')
    .replace(/<(?:br|\/p|\/div|\/tr|\/h\d|\/li|hr)\b[^<>]*>/gi, '\n')
    .replace(/<\/t[dh]\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) =>
      decode(whole, decimal, hex, name),
    )
    .replace(/[ \t\r\f\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** Plain words as HTML, line by line. */
export function htmlOfText(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  const escaped = text.replace(/[&<>"]/g, (sign) => signs[sign]!)
  return escaped
    .split('\n')
    .map((line) => `<div>${line || '<br>'}</div>`)
    .join('')
}
