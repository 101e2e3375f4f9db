export default {
  onlyRead: 'You may only read in this shared mailbox.',
  noWriting: 'You may not write messages in this shared mailbox.',
}
