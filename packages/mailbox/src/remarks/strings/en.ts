/** Words of notes about mails. */
export default {
  title: 'Note',
  label: 'Note',
  required: 'Please enter a note!',
  tooLong: 'No more than 200 characters!',
  count: '{{count}} / {{max}}',
  deleteRemark: 'Delete the note',
  hint: 'Only you can see it.',
}
