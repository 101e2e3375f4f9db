export default {
  title: 'Mobile numbers for the SMS notice',
  hint_one: 'There is no usable number yet for this recipient. It is kept for your later messages.',
  hint_other: 'There are no usable numbers yet for these recipients. They are kept for your later messages.',
  required: 'Please enter a mobile number',
  invalid: 'Please enter a valid mobile number, digits with or without a country code (+86…)',
  mend: 'The number that was kept cannot be used any more.',
  failed: 'The numbers were not saved and the message was not sent. {{reason}}',
  confirm: 'Save and send',
  cancel: 'Keep writing',
}
