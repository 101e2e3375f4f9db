export default {
  writingMode: 'Way of writing new messages',
  rich: 'Formatted text',
  plain: 'Plain text',
  markdown: 'Markdown',
  writingModeHint:
    'Replies, forwards and drafts keep the look they have. The way of writing can be changed in each message.',
}
