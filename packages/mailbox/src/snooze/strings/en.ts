/** Words of mails that are away for a while. */
export default {
  title: 'Snooze until',
  close: 'Close',
  laterToday: 'This evening',
  tomorrow: 'Tomorrow',
  weekend: 'This weekend',
  nextWeek: 'Next week',
  otherTime: 'Another date and time',
  set: 'Snooze',
  invalid: 'Please choose a time between now and a year from now.',
  bringBack: 'Bring back now',
  snoozed_one: 'Snoozed {{count}} message until {{time}}',
  snoozed_other: 'Snoozed {{count}} messages until {{time}}',
  broughtBack_one: 'Brought {{count}} message back',
  broughtBack_other: 'Brought {{count}} messages back',
}
