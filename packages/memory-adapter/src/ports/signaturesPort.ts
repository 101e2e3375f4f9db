import {
  MailroomError,
  maxSignatures,
  type SignatureBook,
  type SignatureId,
  type SignaturesPort,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'
import { checkedText } from './checkedText'

/** The signatures of whoever is signed in. */
export const createSignaturesPort = (seat: Seat, calls: Calls): SignaturesPort => {
  const keep = (changed: Partial<SignatureBook>) => {
    seat.user.signatures = { ...seat.user.signatures, ...changed }
  }
  const requireThere = (id: SignatureId) => {
    if (!seat.user.signatures.signatures.some((each) => each.id === id))
      throw new MailroomError('notFound', 'There is no such signature.')
  }
  return {
    list: (options) => calls.make('signatures.list', () => seat.user.signatures, options),
    save: ({ id, ...wanted }) =>
      calls.make('signatures.save', () => {
        const { signatures } = seat.user.signatures
        const text = checkedText(wanted)
        if (id !== undefined) requireThere(id)
        else if (signatures.length >= maxSignatures)
          throw new MailroomError('invalid', `At most ${maxSignatures} signatures can be kept.`, {
            fields: { title: [`At most ${maxSignatures} signatures can be kept.`] },
          })
        const saved = { id: id ?? crypto.randomUUID(), ...text }
        keep({
          signatures:
            id === undefined
              ? [...signatures, saved]
              : signatures.map((each) => (each.id === id ? saved : each)),
        })
        return saved
      }),
    remove: (id) =>
      calls.make('signatures.remove', () => {
        const { signatures, defaults } = seat.user.signatures
        keep({
          signatures: signatures.filter((each) => each.id !== id),
          defaults: {
            ...(defaults.new !== id && { new: defaults.new }),
            ...(defaults.answer !== id && { answer: defaults.answer }),
          },
        })
      }),
    choose: (use, id) =>
      calls.make('signatures.choose', () => {
        if (id !== undefined) requireThere(id)
        const { [use]: _before, ...others } = seat.user.signatures.defaults
        keep({ defaults: { ...others, ...(id !== undefined && { [use]: id }) } })
      }),
  }
}
