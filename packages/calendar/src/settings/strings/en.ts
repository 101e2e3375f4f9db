/** How calendars are shown. */
export default {
  section: 'Calendar settings',
  view: 'View at first',
  firstDay: 'First day of the week',
  hours: 'Hours of work',
  dayStarts: 'From',
  dayEnds: 'To',
  hoursHint: 'The views of a week and a day begin with them.',
  lunar: 'Show the days of the Chinese calendar',
  reminder: 'Reminder of new events',
  isDefault: 'default',
  sharedWith_one: 'shared with {{count}} person',
  sharedWith_other: 'shared with {{count}} people',
  readOnly: 'you may look',
  mayEdit: 'you may change events',
  none: 'There are no calendars.',
}
