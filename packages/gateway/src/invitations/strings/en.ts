/** Words of answers to invitations. `{...}` is filled in. */
export const en = {
  untitled: '(untitled event)',
  subject: { accepted: 'Accepted: {title}', tentative: 'Tentative: {title}', declined: 'Declined: {title}' },
  text: {
    accepted: '{who} has accepted the invitation to “{title}”.',
    tentative: '{who} may come to “{title}”.',
    declined: '{who} has declined the invitation to “{title}”.',
  },
}

/** The same words in another language. */
export type ReplyStrings = typeof en
