export { CommandPalette } from './CommandPalette'
export { ShortcutsDialog } from './ShortcutsDialog'
