import * as v from 'valibot'

/** A signature: `caption` is for its owner, `content` is HTML. @source 2nd text 3 */
export const wireSignature = v.object({ id: v.string(), caption: v.string(), content: v.string() })

/** All of them; `default` is put into new mails, `refw_default` into answers and forwards. @source 2nd text 3 */
export const wireSignatures = v.object({
  results: v.array(wireSignature),
  default: v.nullable(v.string()),
  refw_default: v.nullable(v.string()),
})

/** What a signature or a template is to be. The server trims and checks, so that its messages reach the fields. */
export const wireTextForm = v.object({
  caption: v.pipe(v.string(), v.maxLength(1000)),
  content: v.pipe(v.string(), v.maxLength(500_000)),
})

const id = v.pipe(v.string(), v.maxLength(100))

/** Signatures to forget. */
export const wireSignatureIds = v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)) })

/** Which one is put in by itself, null for none; what is left out stays. */
export const wireSignatureDefaults = v.object({
  default: v.optional(v.nullable(id)),
  refw_default: v.optional(v.nullable(id)),
})
