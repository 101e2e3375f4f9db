import * as v from 'valibot'
import { wireWhole } from './common'

const entries = v.pipe(v.array(v.pipe(v.string(), v.maxLength(320))), v.maxLength(200))

/**
 * Which mails wait for a reviewer: all that is given must match, and of a list one entry is enough. `larger_than` is in bytes; null
 * where it does not matter. `reviewers` are account names, addresses or job numbers.
 */
export const wireAdminRuleForm = v.object({
  from: entries,
  to: entries,
  words: entries,
  files: entries,
  larger_than: v.nullable(v.pipe(wireWhole, v.minValue(1))),
  secrecy: v.nullable(v.picklist(['normal', 'internal', 'secret', 'confidential', 'topSecret'])),
  reviewers: entries,
})

/** All rules, the oldest first; `reviewers` are addresses. */
export const wireAdminRules = v.object({
  results: v.array(v.object({ id: wireWhole, ...wireAdminRuleForm.entries })),
})
