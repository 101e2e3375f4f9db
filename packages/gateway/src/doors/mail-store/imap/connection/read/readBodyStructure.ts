import type { ImapAttribute } from 'imapflow'
import type { BodyPart } from '../BodyPart'
import { tokenList, tokenNumber, tokenText } from '../client/ImapClient'

/**
 * A node of BODYSTRUCTURE and all below it. Servers leave out and add fields at the ends of lists, so what is not there is
 * empty. Parameters are as the mail has them: encoded words and RFC 2231 pieces are taken apart where the MIME headers
 * are read.
 *
 * @returns undefined for what is no structure (`NIL`)
 * @source  RFC 3501 7.4.2, RFC 9051 7.5.2
 */
export function readBodyStructure(node: ImapAttribute | undefined): BodyPart | undefined {
  return Array.isArray(node) && node.length > 0 ? readNode(node, '', true) : undefined
}

type Nodes = readonly ImapAttribute[]

/** @param isTop a mail's own node: alone it is part 1, its multipart has no number */
function readNode(node: Nodes, path: string, isTop: boolean): BodyPart {
  return Array.isArray(node[0]) ? readMultipart(node, path) : readLeaf(node, isTop ? below(path, 1) : path)
}

/** `((child)(child) "MIXED" ("BOUNDARY" "x") (disposition) language location)` */
function readMultipart(node: Nodes, path: string): BodyPart {
  const found = node.findIndex((child) => !Array.isArray(child))
  const end = found < 0 ? node.length : found
  return {
    path,
    contentType: `multipart/${lower(node[end]) || 'mixed'}`,
    parameters: readParameters(node[end + 1]),
    encoding: '',
    sizeBytes: 0,
    contentId: undefined,
    ...readDisposition(node[end + 2]),
    children: node
      .slice(0, end)
      .map((child, index) => readNode(tokenList(child), below(path, index + 1), false)),
  }
}

/** `("TEXT" "PLAIN" ("CHARSET" "utf-8") id description encoding size lines md5 (disposition) language location)` */
function readLeaf(node: Nodes, path: string): BodyPart {
  const contentType = `${lower(node[0]) || 'text'}/${lower(node[1]) || 'plain'}`
  const isMail =
    (contentType === 'message/rfc822' || contentType === 'message/global') && Array.isArray(node[7])
  const inner = isMail ? tokenList(node[8]) : []
  return {
    path,
    contentType,
    parameters: readParameters(node[2]),
    encoding: lower(node[5]),
    sizeBytes: tokenNumber(node[6]) ?? 0,
    contentId: tokenText(node[3])?.replace(/^\s*<|>\s*$/g, ''),
    ...readDisposition(node[dispositionAt(node, contentType, isMail)]),
    children: inner.length > 0 ? [readNode(inner, path, true)] : [],
  }
}

/** After the size come lines for texts; envelope, structure and lines for mails; then the checksum. */
function dispositionAt(node: Nodes, contentType: string, isMail: boolean): number {
  if (isMail) return 11
  // Some servers forget the lines of a text, which moves the rest one to the left.
  if (contentType.startsWith('text/')) return Array.isArray(node[8]) && !Array.isArray(node[9]) ? 8 : 9
  return 8
}

function readDisposition(node: ImapAttribute | undefined) {
  const [name, parameters] = tokenList(node)
  return { disposition: lower(name) || undefined, dispositionParameters: readParameters(parameters) }
}

/** `("CHARSET" "utf-8" "NAME*0" "…")`, names in lower case, the first of two alike. */
function readParameters(node: ImapAttribute | undefined): Readonly<Record<string, string>> {
  const tokens = tokenList(node)
  const parameters = new Map<string, string>()
  for (let at = 0; at + 1 < tokens.length; at += 2) {
    const name = lower(tokens[at])
    if (!parameters.has(name)) parameters.set(name, tokenText(tokens[at + 1]) ?? '')
  }
  // Made from a map, a parameter called __proto__ is one more name.
  return Object.fromEntries(parameters)
}

const lower = (token: ImapAttribute | undefined) => (tokenText(token) ?? '').toLowerCase()

const below = (path: string, number: number) => (path === '' ? `${number}` : `${path}.${number}`)
