import * as v from 'valibot'
import { wireFolderName, wireUid } from './common'

/** Longest address of a picture; tickets carry it, and have to fit into a request line. */
const maxAddressLength = 4096

/** Asks for tickets. Addresses are those of the mail, absolute. */
export const wirePicturesForm = v.object({
  folder: wireFolderName,
  uid: wireUid,
  addresses: v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxAddressLength))), v.maxLength(500)),
})

/** Tickets in the order of the addresses; null where the address is none that is ever fetched. */
export const wirePictureTickets = v.object({ results: v.array(v.nullable(v.string())) })

/** Redeems a ticket. */
export const wirePictureQuery = v.object({ ticket: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)) })

/** A sender whose pictures are shown. */
export const wirePictureSender = v.object({ mailbox: v.pipe(v.string(), v.minLength(3), v.maxLength(320)) })

/** All of them, by name. */
export const wirePictureSenders = v.object({ results: v.array(wirePictureSender) })
