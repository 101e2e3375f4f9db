import {
  BoldIcon,
  CodeIcon,
  EyeIcon,
  ItalicIcon,
  LinkIcon,
  ListBulletIcon,
  ListOrderedIcon,
  MinusIcon,
  QuoteIcon,
  StrikeIcon,
  type IconComponent,
} from '@mailroom/ui'
import { commands, type ICommand } from '@uiw/react-md-editor/nohighlight'
import type { SayComposer } from '../../composeStrings'
import * as styles from './MarkdownEditor.css'

type Line = readonly [name: Parameters<SayComposer>[0], icon: IconComponent, command: ICommand]

const lines: readonly Line[] = [
  ['bold', BoldIcon, commands.bold],
  ['italic', ItalicIcon, commands.italic],
  ['strike', StrikeIcon, commands.strikethrough],
  ['bulletList', ListBulletIcon, commands.unorderedListCommand],
  ['numberedList', ListOrderedIcon, commands.orderedListCommand],
  ['quote', QuoteIcon, commands.quote],
  ['code', CodeIcon, commands.code],
  ['link', LinkIcon, commands.link],
  ['rule', MinusIcon, commands.hr],
]

/** The library's acts with our drawings and words: its own have neither a name nor another language. */
export const markdownCommands = (t: SayComposer): ICommand[] =>
  lines.map(([name, Icon, command]) => ({
    ...command,
    icon: <Icon />,
    buttonProps: { className: styles.tool, 'aria-label': t(name), title: t(name) },
  }))

/** Shows the mail as it is read, or goes back to writing. */
export const previewCommand = (label: string, isPreview: boolean, onToggle: () => void): ICommand => ({
  name: 'mailroom-preview',
  keyCommand: 'mailroom-preview',
  icon: <EyeIcon />,
  buttonProps: { className: styles.tool, 'aria-label': label, title: label, 'aria-pressed': isPreview },
  execute: onToggle,
})
