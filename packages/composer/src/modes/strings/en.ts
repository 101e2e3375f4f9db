export default {
  mode: 'Way of writing',
  mode_rich: 'Formatted text',
  mode_plain: 'Plain text',
  plainTitle: 'Write as plain text?',
  lost: 'What you wrote stays. This does not:',
  loss_pictures: 'Pictures in the text',
  loss_tables: 'Tables: their words stay',
  loss_formatting: 'Fonts, colours, lists, links and other formatting',
  loss_original: 'The look of the original below; its words stay, each line marked with ">"',
  plainConfirm: 'Use plain text',
  stay: 'Keep formatting',
}
