import * as v from 'valibot'
import { wireGender, wireTime } from './common'

const state = v.picklist(['waiting', 'accepted', 'refused'])

/** Who the user is, with what they have asked for last; `answer` says why it was refused. */
export const wireProfile = v.object({
  realname: v.string(),
  english_name: v.string(),
  email: v.string(),
  job_number: v.string(),
  department: v.string(),
  gender: wireGender,
  /** Path of the picture, below the origin of the calls; empty for none. */
  imgurl: v.string(),
  name_request: v.nullable(
    v.object({
      state,
      created: wireTime,
      answer: v.string(),
      realname: v.string(),
      english_name: v.string(),
    }),
  ),
  cancel_request: v.nullable(v.object({ state, created: wireTime, answer: v.string(), reason: v.string() })),
})

const line = v.pipe(v.string(), v.maxLength(200))

/** The name that somebody wants. */
export const wireNameRequest = v.object({ realname: line, english_name: line })

/** Why somebody wants their account closed, or an administrator refuses something. */
export const wireReason = v.object({ reason: v.pipe(v.string(), v.maxLength(2000)) })

/** What somebody says of themselves. */
export const wireGenderForm = v.object({ gender: wireGender })
