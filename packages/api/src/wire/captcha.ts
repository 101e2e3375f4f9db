import * as v from 'valibot'
import { wireWhole } from './common'

const kinds = ['slide', 'click', 'text', 'arithmetic'] as const

/** Asks for a puzzle; `readable`: one without pictures. */
export const wireCaptchaWish = v.object({ readable: v.boolean() })

/** A puzzle. Pictures are `data:` addresses of PNG; empty where there is none. */
export const wireCaptcha = v.object({
  id: v.string(),
  captcha_type: v.picklist(kinds),
  image: v.string(),
  width: wireWhole,
  height: wireWhole,
  piece: v.string(),
  piece_size: wireWhole,
  piece_top: wireWhole,
  /** The characters to click, in their order. */
  order: v.array(v.string()),
  question: v.string(),
  /** Whether one can be asked for that can be read out. */
  has_readable: v.boolean(),
})

const pixels = v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000))

/** What was answered: one of the three. */
export const wireCaptchaAnswer = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  left: v.optional(pixels),
  points: v.optional(v.pipe(v.array(v.object({ x: pixels, y: pixels })), v.maxLength(10))),
  text: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
