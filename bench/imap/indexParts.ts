import type { BodyPart } from '../../packages/gateway/src/doors/mail-store/imap/connection/BodyPart'
import type { ImapClient } from '../../packages/gateway/src/doors/mail-store/imap/connection/client/ImapClient'
import { planParts, wantedParts } from '../../packages/gateway/src/doors/mail-store/imap/texts/planParts'

/** A mail in the client's own words. */
export type Mail = Exclude<Awaited<ReturnType<ImapClient['fetchOne']>>, false | undefined>

/** What it says of the structure of a mail. */
export type Structure = NonNullable<Mail['bodyStructure']>

/** What the client asks for in one mail: the name of a part, or its first bytes. */
export type AskedPart = string | { readonly key: string; readonly start: number; readonly maxLength: number }

/**
 * All that the index asks the server for in a mail besides its header, by the index's own plan: texts, the lines that say
 * what the other parts are, and what stands before the first part.
 */
export function indexParts(structure: Structure): AskedPart[] {
  const part = bodyPart(structure)
  const wanted = wantedParts(part, planParts(part, 'index')).filter(({ path }) => path !== 'HEADER')
  return wanted.flatMap(({ path, limitBytes, offsetBytes = 0, isBodyOnly = false }) => {
    const key = path.toLowerCase()
    const body = limitBytes === undefined ? key : { key, start: offsetBytes, maxLength: limitBytes }
    return [...(limitBytes === 0 ? [] : [body]), ...(isBodyOnly || !/^\d/.test(key) ? [] : [`${key}.mime`])]
  })
}

/** The same in ours. */
function bodyPart(node: Structure, isTop = true): BodyPart {
  const children = node.childNodes ?? []
  return {
    path: node.part ?? (isTop && children.length === 0 ? '1' : ''),
    contentType: node.type,
    parameters: node.parameters ?? {},
    encoding: node.encoding ?? '',
    sizeBytes: node.size ?? 0,
    contentId: node.id,
    disposition: node.disposition,
    dispositionParameters: node.dispositionParameters ?? {},
    children: children.map((child) => bodyPart(child, false)),
  }
}
