import * as v from 'valibot'
import { wireFolderName, wireTime, wireUid } from './common'

const wireAuthentication = v.object({
  method: v.picklist(['spf', 'dkim', 'dmarc']),
  result: v.picklist(['pass', 'fail', 'none']),
  domain: v.string(),
})

/** Names the folder; the uid is in the path. */
export const wireTrustQuery = v.object({ folder: wireFolderName })

const wireSignature = {
  verdict: v.picklist(['valid', 'altered', 'otherSender', 'unknownIssuer', 'expired', 'unreadable']),
  signer: v.string(),
  issuer: v.string(),
}

/** What is known about where a mail comes from; null what is not. */
export const wireTrust = v.object({
  authentication: v.nullable(v.array(wireAuthentication)),
  unsubscribe: v.nullable(
    v.object({ is_one_click: v.boolean(), mailto: v.nullable(v.string()), link: v.nullable(v.string()) }),
  ),
  protection: v.nullable(
    v.union([
      v.object({ kind: v.literal('smimeSigned'), ...wireSignature }),
      v.object({
        kind: v.literal('smimeEncrypted'),
        verdict: v.picklist(['opened', 'noCertificate', 'otherRecipient', 'unsupported', 'broken']),
        signature: v.optional(v.object(wireSignature)),
      }),
      v.object({ kind: v.picklist(['pgpSigned', 'pgpEncrypted']) }),
    ]),
  ),
  return_path: v.nullable(v.string()),
  arrival: v.nullable(v.object({ host: v.string(), address: v.string(), is_encrypted: v.boolean() })),
  reasons: v.array(
    v.union([
      v.object({ kind: v.picklist(['alias', 'list']), address: v.string() }),
      v.object({ kind: v.literal('standing'), list: v.picklist(['white', 'black']), entry: v.string() }),
      v.object({ kind: v.picklist(['unnamed', 'junk']) }),
    ]),
  ),
  log: v.array(
    v.object({
      kind: v.picklist([
        ...(['refused', 'permitted', 'imported', 'recalled', 'spam'] as const),
        ...(['notSpam', 'trashed', 'snoozed', 'returned', 'moved'] as const),
      ]),
      at: wireTime,
      from: v.nullable(wireFolderName),
      to: v.nullable(wireFolderName),
    }),
  ),
})

/** Names one mail in a body. */
export const wireUnsubscribe = v.object({ folder: wireFolderName, uid: wireUid })
