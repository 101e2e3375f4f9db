import {
  isEmailAddress,
  MailroomError,
  pictureAddress,
  type MessageRef,
  type PicturesPort,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'

/** Most pictures of one mail. */
const maxPictures = 500

/** The pictures that mails name on the web; the web is what the mails bring along of it. */
export function createPicturesPort(seat: Seat, calls: Calls): PicturesPort {
  const senders = () => seat.user.pictureSenders
  return {
    tickets: (ref, addresses, options) =>
      calls.make(
        'pictures.tickets',
        () => {
          const { encrypted } = seat.user.mailbox.mail(ref).content
          // Whoever has changed it on its way could learn by them what it says.
          if (encrypted) return addresses.map(() => undefined)
          if (addresses.length > maxPictures)
            throw new MailroomError('invalid', `A mail shows at most ${maxPictures} pictures.`)
          return addresses.map((address) => ticketFor(ref, pictureAddress(address)))
        },
        options,
      ),
    picture: (ticket, options) =>
      calls.make(
        'pictures.picture',
        () => {
          const asked = readTicket(ticket)
          const picture = asked && seat.user.mailbox.mail(asked.ref).content.webPictures?.[asked.address]
          if (!picture) throw new MailroomError('notFound', 'There is no such picture.')
          const { bytes, contentType } = picture
          return new Blob([typeof bytes === 'function' ? bytes() : bytes], { type: contentType })
        },
        options,
      ),
    senders: (options) => calls.make('pictures.senders', () => [...senders()].toSorted(), options),
    allowSender: (address) =>
      calls.make('pictures.allowSender', () => {
        if (!isEmailAddress(address)) {
          const message = 'This is no address.'
          throw new MailroomError('invalid', message, { fields: { mailbox: [message] } })
        }
        senders().add(address.toLowerCase())
      }),
    disallowSender: (address) =>
      calls.make('pictures.disallowSender', () => void senders().delete(address.toLowerCase())),
  }
}

const ticketFor = (ref: MessageRef, address: string | undefined) =>
  address === undefined ? undefined : JSON.stringify([ref.folder, ref.uid, address])

function readTicket(ticket: string): { readonly ref: MessageRef; readonly address: string } | undefined {
  try {
    const [folder, uid, address] = JSON.parse(ticket) as [string, number, string]
    return { ref: { folder, uid }, address }
  } catch {
    return undefined
  }
}
