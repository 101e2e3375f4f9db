import { addressKey, MailroomError, mobileNumber, type SendingPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { withPhones } from '../sms/noticesOf'
import type { Seat } from '../system/Seat'

/** Mobile numbers that whoever is signed in keeps of others. */
export const createSmsCalls = (
  seat: Seat,
  calls: Calls,
): Required<Pick<SendingPort, 'missingNumbers' | 'saveNumbers'>> => ({
  missingNumbers: (addresses, options) =>
    calls.make(
      'sending.missingNumbers',
      () => {
        const { smsNumbers } = seat.user
        const create = withPhones(seat, addresses).filter((address) => !smsNumbers.has(addressKey(address)))
        return { create, update: [] }
      },
      options,
    ),

  saveNumbers: (numbers) =>
    calls.make('sending.saveNumbers', () => {
      const read = numbers.map(({ address, number }) => [addressKey(address), mobileNumber(number)] as const)
      const message = 'This is no mobile number.'
      for (const [, number] of read)
        if (number === undefined)
          throw new MailroomError('invalid', message, { fields: { numbers: [message] } })
      for (const [key, number] of read) seat.user.smsNumbers.set(key, number!)
    }),
})
