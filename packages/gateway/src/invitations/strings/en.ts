/** Words of mails about events: of invitations, changes, answers and reminders. `{...}` is filled in. */
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
    repeats: 'This event repeats.',
  },
  change: { subject: 'Updated: {title}', text: '{who} has changed “{title}”.' },
  calledOff: { subject: 'Called off: {title}', text: '{who} has called off “{title}”.' },
  reminder: { subject: 'Reminder: {title} ({when})', text: 'This is a reminder of “{title}”.' },
}

/** The same words in another language. */
export type EventStrings = typeof en
