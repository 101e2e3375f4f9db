import * as v from 'valibot'

const address = v.pipe(v.string(), v.minLength(1), v.maxLength(320))

/** Recipients who are to be told of a mail by SMS. */
export const wireSmsRecipients = v.object({ recvs: v.pipe(v.array(address), v.maxLength(1000)) })

/** Those without a number: `create` never had one, `update` have one that has to be mended. */
export const wireSmsMissing = v.object({
  results: v.object({ create: v.array(v.string()), update: v.array(v.string()) }),
})

/** `[address, mobile number]` pairs; the numbers as they were typed. */
export const wireSmsNumbers = v.object({
  numbers: v.pipe(
    v.array(v.strictTuple([address, v.pipe(v.string(), v.maxLength(40))])),
    v.minLength(1),
    v.maxLength(1000),
  ),
})
