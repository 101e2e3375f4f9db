export default {
  undoSend: 'Undo after sending',
  seconds: '{{seconds}} s',
  off: 'Off',
  undoSendHint:
    'A message you send waits for this long and can be called back. Closing the browser does not stop it. Messages with a password and quick replies leave at once.',
}
