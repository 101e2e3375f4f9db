/** Words of the lines above a quoted original. `{...}` is filled in. */
export const en = {
  wrote: 'On {time}, {sender} wrote:',
  forwarded: 'Forwarded message',
  from: 'From',
  date: 'Date',
  subject: 'Subject',
  to: 'To',
  cc: 'Cc',
  colon: ': ',
  separator: ', ',
}

/** The same words in another language. */
export type QuoteStrings = typeof en
