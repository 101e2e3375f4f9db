export default {
  sentTitle: 'Your message is on its way',
  sentText:
    'The mail system has taken it over and delivers it to each recipient. What happens is shown here as it happens.',
  scheduledTitle: 'Your message leaves on {{time}}',
  scheduledText: 'Until then it waits among your drafts.',
  noSubject: '(no subject)',
  recallAll: 'Recall…',
  goOnWriting: 'Continue editing',
  back: 'Back to messages',
  writeAnother: 'Write another',
}
