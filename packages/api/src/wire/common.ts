import * as z from 'zod/mini'

/** `[address, name]`. */
export const wireAddress = z.tuple([z.string(), z.string()])

/** A point in time: ISO 8601 in UTC, `2026-11-21T08:30:00.000Z`. */
export const wireTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/))

/** A whole number in a query string. */
export const wireCount = z.string().check(z.regex(/^\d{1,9}$/))

/** A folder's full name (`raw_name`). */
export const wireFolderName = z.string().check(z.minLength(1), z.maxLength(1000))

/** A mail's number within its folder. */
export const wireUid = z.int().check(z.positive())

/** Uids in a path or query. */
export const wireUidText = z.string().check(z.regex(/^[1-9]\d{0,15}$/))

/** Some mails of a folder, or all of it. At most 10,000 by number. */
export const wireUids = z.union([
  z.array(wireUid).check(z.minLength(1), z.maxLength(10_000)),
  z.literal('all'),
])

/** The answer of an action that has nothing else to say. */
export const wireSuccess = z.object({ msg: z.literal('success') })

/**
 * The body of every failed call. Field faults stand under the field's own name as lists of sentences,
 * so further keys may appear.
 *
 * @source 1st text 8
 */
export const wireError = z.looseObject({
  detail: z.optional(z.string()),
  error: z.optional(z.string()),
  non_field_errors: z.optional(z.array(z.string())),
})

/** Body of a failed call. */
export type WireError = z.output<typeof wireError>
