import {
  isEnglishName,
  isPersonName,
  MailroomError,
  maxApprovalReason,
  type ApprovalState,
  type ProfilePort,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { lookOf } from '../system/lookOf'
import type { Seat } from '../system/Seat'
import { pictureAddress } from './pictureAddress'

/** Who is signed in, to the organisation. Nobody decides here: what is asked for goes on waiting. */
export const createProfilePort = (seat: Seat, calls: Calls): ProfilePort => ({
  profile: (options) =>
    calls.make(
      'profile.profile',
      () => {
        const { address, person, nameRequest, closingRequest } = seat.user
        return {
          ...lookOf(seat.user),
          name: address.name ?? '',
          englishName: '',
          address: address.address,
          ...(person.jobNumber !== undefined && { jobNumber: person.jobNumber }),
          department: person.department,
          ...(nameRequest && { nameRequest }),
          ...(closingRequest && { closingRequest }),
        }
      },
      options,
    ),
  requestName: (wanted) =>
    calls.make('profile.requestName', () => {
      const { user, system } = seat
      const [name, englishName] = [wanted.name.trim(), wanted.englishName.trim()]
      if (!isPersonName(name)) throw wrong('name', 'A name has 1 to 35 characters')
      if (!isEnglishName(englishName)) throw wrong('englishName', 'An English name has at most 35 characters')
      if (name === user.address.name && englishName === '')
        throw new MailroomError('conflict', 'This is the name already.')
      user.nameRequest = { ...asked(system.now()), name, englishName }
    }),
  withdrawName: () =>
    calls.make('profile.withdrawName', () => {
      requireWaiting(seat.user.nameRequest?.state)
      seat.user.nameRequest = undefined
    }),
  requestClosing: (given) =>
    calls.make('profile.requestClosing', () => {
      const { user, system } = seat
      const reason = given.trim()
      if (reason === '') throw wrong('reason', 'Please say why')
      if (Array.from(reason).length > maxApprovalReason)
        throw wrong('reason', 'The reason has at most 200 characters')
      if (user.closingRequest?.state === 'waiting')
        throw new MailroomError('conflict', 'The request waits already.')
      user.closingRequest = { ...asked(system.now()), reason }
    }),
  withdrawClosing: () =>
    calls.make('profile.withdrawClosing', () => {
      requireWaiting(seat.user.closingRequest?.state)
      seat.user.closingRequest = undefined
    }),
  setPicture: (picture) =>
    calls.make('profile.setPicture', async () => {
      const { user } = seat
      user.pictureUrl = await pictureAddress(picture)
    }),
  removePicture: () =>
    calls.make('profile.removePicture', () => {
      seat.user.pictureUrl = undefined
    }),
  setGender: (gender) =>
    calls.make('profile.setGender', () => {
      seat.user.gender = gender
    }),
})

const asked = (now: number) => ({ state: 'waiting' as const, requestedAt: now, answer: '' })

function requireWaiting(state: ApprovalState | undefined): void {
  if (state !== 'waiting') throw new MailroomError('conflict', 'Nothing waits any more.')
}

const wrong = (field: string, sentence: string) =>
  new MailroomError('invalid', sentence, { fields: { [field]: [sentence] } })
