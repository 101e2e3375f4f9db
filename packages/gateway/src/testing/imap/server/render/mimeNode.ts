/** A part of a mail, cut the simplest way there is: this server is for mails that are well formed. All text is bytes. */
export interface MimeNode {
  /** With the blank line that ends it. */
  readonly header: string
  readonly body: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
  /** Lower case. */
  readonly type: string
  readonly parameters: readonly (readonly [string, string])[]
  /** Parts of a multipart, or the one mail in a message/rfc822. */
  readonly children: readonly MimeNode[]
}

const trees = new WeakMap<Buffer, MimeNode>()

/** The tree of a mail; it is made once, since a client reads a large mail in many pieces. */
export function mimeTree(raw: Buffer): MimeNode {
  const tree = trees.get(raw) ?? mimeNode(raw.toString('latin1'))
  trees.set(raw, tree)
  return tree
}

/** @param bytes the mail, one character for each byte */
function mimeNode(bytes: string): MimeNode {
  const end = /^\r\n|\r\n\r\n/.exec(bytes)
  const split = end ? end.index + end[0].length : bytes.length
  const header = bytes.slice(0, split)
  const body = bytes.slice(split)
  const fields = [...header.matchAll(/^([^\s:]+):[ \t]*((?:.*)(?:\r\n[ \t].*)*)/gm)].map(
    ([, name, value]) => ({
      name: name!.toLowerCase(),
      value: value!.replace(/\r\n/g, ''),
    }),
  )
  const { value: type, parameters } = headerValue(fieldOf(fields, 'content-type') ?? 'text/plain')
  const boundary = parameters.find(([name]) => name === 'boundary')?.[1]
  const inner = type.startsWith('multipart/') && boundary !== undefined ? partsOf(body, boundary) : []
  const mails = type === 'message/rfc822' ? [body] : inner
  return { header, body, fields, type, parameters, children: mails.map(mimeNode) }
}

export const fieldOf = (fields: MimeNode['fields'], name: string): string | undefined =>
  fields.find((field) => field.name === name)?.value

/** A value with parameters, as those of Content-Type and Content-Disposition. */
export function headerValue(text: string): {
  readonly value: string
  readonly parameters: [string, string][]
} {
  const [value = ''] = text.split(';')
  const found = text.matchAll(/;\s*([^=\s;]+)=(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g)
  return {
    value: value.trim().toLowerCase(),
    parameters: [...found].map(([, name, quotedText, plain]) => [
      name!.toLowerCase(),
      (quotedText ?? plain!).replace(/\\(.)/g, '$1'),
    ]),
  }
}

function partsOf(body: string, boundary: string): string[] {
  const [, ...parts] = `\r\n${body}`.split(`\r\n--${boundary}`)
  return parts.filter((part) => !part.startsWith('--')).map((part) => part.slice(part.indexOf('\r\n') + 2))
}
