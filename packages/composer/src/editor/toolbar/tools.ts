import {
  AlignCenterIcon,
  AlignLeftIcon,
  AlignRightIcon,
  BoldIcon,
  CodeIcon,
  EraserIcon,
  IndentIcon,
  ItalicIcon,
  ListBulletIcon,
  ListOrderedIcon,
  MinusIcon,
  OutdentIcon,
  QuoteIcon,
  RedoIcon,
  StrikeIcon,
  UnderlineIcon,
  UndoIcon,
  type IconComponent,
} from '@mailroom/ui'
import {
  clearFormat,
  redo,
  setAlignment,
  setIndentation,
  toggleBlockQuote,
  toggleBold,
  toggleBullet,
  toggleCode,
  toggleItalic,
  toggleNumbering,
  toggleStrikethrough,
  toggleUnderline,
  undo,
  type ContentModelFormatState,
  type IEditor,
} from 'roosterjs'
import type { SayComposer } from '../../composeStrings'
import { insertRule } from './insertRule'

/** A button that acts on the selection. */
export interface Tool {
  readonly name: Parameters<SayComposer>[0]
  readonly Icon: IconComponent
  readonly act: (editor: IEditor) => void
  /** Absent for what is done and not kept on. */
  readonly isOn?: (format: ContentModelFormatState) => boolean | undefined
  readonly shortcut?: string
}

/** What everybody needs: there at every width. */
export const commonMarks: readonly Tool[] = [
  { name: 'bold', Icon: BoldIcon, act: toggleBold, isOn: ({ isBold }) => isBold, shortcut: 'Ctrl+B' },
  {
    name: 'italic',
    Icon: ItalicIcon,
    act: toggleItalic,
    isOn: ({ isItalic }) => isItalic,
    shortcut: 'Ctrl+I',
  },
]

export const rareMarks: readonly Tool[] = [
  {
    name: 'underline',
    Icon: UnderlineIcon,
    act: toggleUnderline,
    isOn: ({ isUnderline }) => isUnderline,
    shortcut: 'Ctrl+U',
  },
  {
    name: 'strike',
    Icon: StrikeIcon,
    act: toggleStrikethrough,
    isOn: ({ isStrikeThrough }) => isStrikeThrough,
  },
]

export const commonBlocks: readonly Tool[] = [
  { name: 'bulletList', Icon: ListBulletIcon, act: toggleBullet, isOn: ({ isBullet }) => isBullet },
]

export const rareBlocks: readonly Tool[] = [
  {
    name: 'numberedList',
    Icon: ListOrderedIcon,
    act: toggleNumbering,
    isOn: ({ isNumbering }) => isNumbering,
  },
  { name: 'outdent', Icon: OutdentIcon, act: (editor) => setIndentation(editor, 'outdent') },
  { name: 'indent', Icon: IndentIcon, act: (editor) => setIndentation(editor, 'indent') },
  {
    name: 'quote',
    Icon: QuoteIcon,
    act: (editor) => toggleBlockQuote(editor),
    isOn: (now) => now.isBlockQuote,
  },
  { name: 'code', Icon: CodeIcon, act: toggleCode, isOn: ({ isCodeInline }) => isCodeInline },
]

export const alignments: readonly Tool[] = [
  { name: 'alignLeft', Icon: AlignLeftIcon, act: (editor) => setAlignment(editor, 'left') },
  { name: 'alignCenter', Icon: AlignCenterIcon, act: (editor) => setAlignment(editor, 'center') },
  { name: 'alignRight', Icon: AlignRightIcon, act: (editor) => setAlignment(editor, 'right') },
]

export const rule: Tool = { name: 'rule', Icon: MinusIcon, act: insertRule }

export const steps: readonly Tool[] = [
  { name: 'clearFormat', Icon: EraserIcon, act: clearFormat },
  { name: 'undoTyping', Icon: UndoIcon, act: undo, shortcut: 'Ctrl+Z' },
  { name: 'redoTyping', Icon: RedoIcon, act: redo, shortcut: 'Ctrl+Y' },
]
