export default {
  addressBook: 'Address book',
  done: 'Done',
  to: 'To',
  cc: 'Cc',
  bcc: 'Bcc',
}
