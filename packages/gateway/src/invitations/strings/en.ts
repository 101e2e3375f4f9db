/** Words of invitations and of answers to them. `{...}` is filled in. */
export const en = {
  untitled: '(untitled event)',
  subject: { accepted: 'Accepted: {title}', tentative: 'Tentative: {title}', declined: 'Declined: {title}' },
  text: {
    accepted: '{who} has accepted the invitation to “{title}”.',
    tentative: '{who} may come to “{title}”.',
    declined: '{who} has declined the invitation to “{title}”.',
  },
  invite: {
    subject: 'Invitation: {title}',
    text: '{who} invites you to “{title}”.',
    when: 'When: {when}',
    where: 'Where: {where}',
  },
}

/** The same words in another language. */
export type EventStrings = typeof en
