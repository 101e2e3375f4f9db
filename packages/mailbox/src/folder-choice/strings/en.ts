/** The words of choosing a folder among many. */
export default {
  title: 'Move to',
  find: 'Find a folder',
  folders: 'Folders',
  count_one: '{{count}} folder',
  count_other: '{{count}} folders',
  firstShown_one: 'The first one is shown.',
  firstShown_other: 'The first {{count}} are shown.',
  none: 'No folder has this name.',
  looking: 'Looking for folders…',
  notAsked: 'The mail system could not be asked. Only folders that are known here are shown.',
  chosen: '{{label}}: {{folder}}',
}
