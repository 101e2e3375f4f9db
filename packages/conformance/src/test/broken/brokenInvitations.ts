import type { Invitation } from '@mailroom/core'
import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

const read = (change: (invitation: Invitation) => Invitation): BrokenAdapter['world'] =>
  inPort('invitations', (invitations) => ({
    read: async (...call) => {
      const invitation = await invitations.read(...call)
      return invitation && change(invitation)
    },
  }))

/** Invitations to events. */
export const brokenInvitations: readonly BrokenAdapter[] = [
  {
    what: 'says the time of an event in another zone',
    world: read((invitation) => ({
      ...invitation,
      time: invitation.time && { ...invitation.time, startsAt: invitation.time.startsAt - 3_600_000 },
    })),
    found: ['invitations/read'],
  },
  {
    what: 'keeps answers to itself',
    world: inPort('invitations', () => ({ answer: async () => undefined })),
    found: ['invitations/answer', 'invitations/none', 'invitations/changed', 'invitations/called-off'],
  },
  {
    what: 'knows of no change of an event',
    world: read((invitation) => ({ ...invitation, standing: 'current', canAnswer: true })),
    found: ['invitations/changed', 'invitations/called-off'],
  },
  {
    what: 'finds an event in every mail, or none',
    world: inPort('invitations', (invitations) => ({ read: instead(invitations.read, () => undefined) })),
    found: ['invitations/none'],
  },
  {
    what: 'invites once more each time it is told',
    world: inPort('invitations', (invitations) => ({
      invite: (plan) => invitations.invite({ ...plan, id: crypto.randomUUID() }),
    })),
    found: ['invitations/invite'],
  },
]
