export default {
  loading: 'Loading the switches',
  hint: 'What is turned off is refused by the server as well. People see it with their next page.',
  forward: 'Forward mail',
  download: 'Download mail and attachments',
  search: 'Search all mail at once',
  delete: 'Delete mail',
  deleteForeverButton: 'A red button that deletes for good',
  burn: 'Mails that are destroyed after reading',
  mailPassword: 'Mails that are read with a password',
  offlineReading: 'Keep what was read in the browser, for reading offline',
  twelveHourTime: 'Times with morning and afternoon',
  registration: 'Registration on the sign-in page',
}
