/** New mail: its toast, its notification and their switches. */
export default {
  newMail: 'New mail',
  newMailFrom: 'New mail from {{name}}',
  noSubject: '(no subject)',
  previousNew: 'Previous new message',
  nextNew: 'Next new message',
  placeOfNew: '{{place}} of {{count}}',
  notifySwitch: 'Show a notification of the system for new mail while this page is not in front',
  soundSwitch: 'Play a short sound for new mail',
  alertsHint: 'These two hold for this browser.',
  notifyDenied:
    'Your browser does not let this page show notifications. Allow them in its settings for this page, then turn this on again.',
  notifyMissing: 'Your browser cannot show notifications.',
}
