import { addressKey, MailroomError, mobileNumber, type SmsPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { withPhones } from '../sms/noticesOf'
import type { Seat } from '../system/Seat'

/** Mobile numbers that whoever is signed in keeps of others. */
export const createSmsPort = (seat: Seat, calls: Calls): SmsPort => ({
  missing: (addresses, options) =>
    calls.make(
      'sms.missing',
      () => {
        const { smsNumbers } = seat.user
        const create = withPhones(seat, addresses).filter((address) => !smsNumbers.has(addressKey(address)))
        return { create, update: [] }
      },
      options,
    ),

  save: (numbers) =>
    calls.make('sms.save', () => {
      const read = numbers.map(({ address, number }) => [addressKey(address), mobileNumber(number)] as const)
      const message = 'This is no mobile number.'
      for (const [, number] of read)
        if (number === undefined)
          throw new MailroomError('invalid', message, { fields: { numbers: [message] } })
      for (const [key, number] of read) seat.user.smsNumbers.set(key, number!)
    }),
})
