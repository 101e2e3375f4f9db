import type { firstCalls } from './firstCalls'

/** What the first calls do, one sentence for the OpenAPI document. */
export const firstSummaries: Readonly<Record<keyof typeof firstCalls, string>> = {
  loginBefore: 'What the sign-in page shows, and the key for passwords.',
  login:
    'Signs in with a name and a wrapped password; fails at `code` where a second step has to follow, at `captcha` where one is wanted.',
  ticketLogin: 'Signs in with a ticket that a portal has signed for its user.',
  loginAfter: 'Who is signed in and what they may use.',
  opening: 'Who is signed in, and with that the settings, folders, tags and first page that are shown.',
  refresh: 'Keeps the session alive.',
  logout: 'Ends the session.',
  wss: 'A single-use ticket for the live line at /websocket?search={token}.',
  folders:
    'All folders with their counts: the default ones first, then the others by name, each before those in it.',
  messages: 'One page of a folder.',
  tags: 'All tags.',
  settings: 'What the user has chosen.',
  attachment: 'The bytes of one attachment; ranges are answered.',
}
