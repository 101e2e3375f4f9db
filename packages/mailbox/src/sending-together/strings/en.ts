export default {
  sendAll_one: 'Send {{count}} message',
  sendAll_other: 'Send all {{count}} messages',
  sending: 'Sending…',
  results: 'What became of your messages',
  sent: 'Sent',
  awaitsFiles: 'Leaves by itself as soon as its files are uploaded',
  queued: 'Waits in the outbox for the connection',
  kept: 'Not sent; you can go on writing',
}
