import * as v from 'valibot'

/** A whole number that is exact, and that every database holds. */
export const wireWhole = v.pipe(v.number(), v.safeInteger())

/** `[address, name]`. */
export const wireAddress = v.strictTuple([v.string(), v.string()])

/** What somebody has said of themselves. */
export const wireGender = v.picklist(['unknown', 'male', 'female'])

/** A point in time: ISO 8601 in UTC, `2026-11-21T08:30:00.000Z`. */
export const wireTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,3})?Z$/),
)

/** A whole number in a query string. */
export const wireCount = v.pipe(v.string(), v.regex(/^\d{1,9}$/))

/** Bytes of a file in a query string. */
export const wireBytes = v.pipe(v.string(), v.regex(/^\d{1,12}$/))

/** A folder's full name (`raw_name`). */
export const wireFolderName = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))

/** A mail's number within its folder. */
export const wireUid = v.pipe(wireWhole, v.minValue(1))

/** Uids in a path or query. */
export const wireUidText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))

/** Names a draft over all its saved versions, or what is to be sent once. */
export const wireDraftId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))

/** Some mails of a folder, or all of it. At most 10,000 by number. */
export const wireUids = v.union([
  v.pipe(v.array(wireUid), v.minLength(1), v.maxLength(10_000)),
  v.literal('all'),
])

/** The answer of an action that has nothing else to say. */
export const wireSuccess = v.object({ msg: v.literal('success') })

/** What the body of a failed call says besides the faults of fields. */
export const wireFault = v.object({
  detail: v.optional(v.string()),
  /** `screen` where that has to be unlocked first. */
  lock: v.optional(v.string()),
  /** `ended` where the mailbox of somebody else is not shared in this way any more, and has to be left. */
  share: v.optional(v.string()),
  error: v.optional(v.string()),
  non_field_errors: v.optional(v.array(v.string())),
})

/**
 * The body of every failed call. Field faults stand under the field's own name as lists of sentences,
 * so further keys may appear.
 *
 * @source 1st text 8
 */
export const wireError = /* @__PURE__ */ v.looseObject(wireFault.entries)

/** Body of a failed call. */
export type WireError = v.InferOutput<typeof wireError>
