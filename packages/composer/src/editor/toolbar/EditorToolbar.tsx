import {
  AlignCenterIcon,
  AlignLeftIcon,
  AlignRightIcon,
  BoldIcon,
  EraserIcon,
  HighlightIcon,
  IconButton,
  ImageIcon,
  IndentIcon,
  ItalicIcon,
  ListBulletIcon,
  ListOrderedIcon,
  Menu,
  OutdentIcon,
  QuoteIcon,
  RedoIcon,
  Select,
  StrikeIcon,
  TextColorIcon,
  Toolbar,
  ToolbarSeparator,
  UnderlineIcon,
  UndoIcon,
  type IconComponent,
} from '@mailroom/ui'
import {
  clearFormat,
  redo,
  setAlignment,
  setBackgroundColor,
  setFontName,
  setFontSize,
  setIndentation,
  setTextColor,
  toggleBlockQuote,
  toggleBold,
  toggleBullet,
  toggleItalic,
  toggleNumbering,
  toggleStrikethrough,
  toggleUnderline,
  undo,
  type ContentModelFormatState,
  type IEditor,
} from 'roosterjs'
import { useRef } from 'react'
import type { SayComposer } from '../../composeStrings'
import { colorMenu, highlightColors, textColors } from './colorMenu'
import * as styles from './EditorToolbar.css'
import { defaultFont, firstFont, fontFamilies, fontSizes, pixelSize } from './fonts'
import { LinkButton } from './LinkButton'
import type { MailEditorProps } from '../MailEditorProps'
import type { RichText } from '../text/RichText'
import { useFormat } from './useFormat'

export interface EditorToolbarProps {
  t: SayComposer
  /** Undefined until the editor is there: the buttons are shown, but do nothing yet. */
  text: RichText | undefined
  onImage: MailEditorProps['onImage']
}

type Key = Parameters<SayComposer>[0]
type Tool = readonly [
  Key,
  IconComponent,
  (editor: IEditor) => void,
  (format: ContentModelFormatState) => unknown,
  string?,
]

const never = () => undefined
const groups: readonly (readonly Tool[])[] = [
  [
    ['bold', BoldIcon, (editor) => toggleBold(editor), (format) => format.isBold, 'Ctrl+B'],
    ['italic', ItalicIcon, (editor) => toggleItalic(editor), (format) => format.isItalic, 'Ctrl+I'],
    [
      'underline',
      UnderlineIcon,
      (editor) => toggleUnderline(editor),
      (format) => format.isUnderline,
      'Ctrl+U',
    ],
    ['strike', StrikeIcon, (editor) => toggleStrikethrough(editor), (format) => format.isStrikeThrough],
  ],
  [
    ['bulletList', ListBulletIcon, (editor) => toggleBullet(editor), (format) => format.isBullet],
    ['numberedList', ListOrderedIcon, (editor) => toggleNumbering(editor), (format) => format.isNumbering],
    ['outdent', OutdentIcon, (editor) => setIndentation(editor, 'outdent'), never],
    ['indent', IndentIcon, (editor) => setIndentation(editor, 'indent'), never],
    ['quote', QuoteIcon, (editor) => toggleBlockQuote(editor), (format) => format.isBlockQuote],
  ],
  [
    ['alignLeft', AlignLeftIcon, (editor) => setAlignment(editor, 'left'), never],
    ['alignCenter', AlignCenterIcon, (editor) => setAlignment(editor, 'center'), never],
    ['alignRight', AlignRightIcon, (editor) => setAlignment(editor, 'right'), never],
  ],
  [
    ['clearFormat', EraserIcon, (editor) => clearFormat(editor), never],
    ['undoTyping', UndoIcon, (editor) => undo(editor), never, 'Ctrl+Z'],
    ['redoTyping', RedoIcon, (editor) => redo(editor), never, 'Ctrl+Y'],
  ],
]

/** Buttons for the look of the text; those that are on at the cursor are pressed. @source CO-04 */
export function EditorToolbar({ t, text, onImage }: EditorToolbarProps) {
  const format = useFormat(text)
  const picker = useRef<HTMLInputElement>(null)
  const group = (tools: readonly Tool[]) =>
    tools.map(([key, Icon, act, isOn, shortcut]) => (
      <IconButton
        key={key}
        size="small"
        label={t(key)}
        icon={<Icon />}
        shortcut={shortcut}
        pressed={isOn === never ? undefined : Boolean(isOn(format))}
        // The selection in the text stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => text?.apply(act)}
      />
    ))
  const [marks, blocks, alignments, rest] = groups
  return (
    <Toolbar label={t('editorTools')} className={styles.toolbar}>
      <span className={styles.group}>
        <Select
          aria-label={t('font')}
          className={styles.font}
          value={
            fontFamilies.find(({ value }) => firstFont(value) === firstFont(format.fontName ?? ''))?.value ??
            ''
          }
          options={[{ value: '', label: t('fontDefault') }, ...fontFamilies]}
          onValueChange={(name) => text?.apply((editor) => setFontName(editor, name || defaultFont.family))}
        />
        <Select
          aria-label={t('fontSize')}
          className={styles.size}
          value={
            fontSizes.find(({ value }) => value === pixelSize(format.fontSize))?.value ?? defaultFont.size
          }
          options={fontSizes}
          onValueChange={(size) => text?.apply((editor) => setFontSize(editor, size))}
        />
      </span>
      <span className={styles.group}>
        <ToolbarSeparator />
        {group(marks!)}
        <span className={styles.tool}>
          <Menu
            trigger={<IconButton size="small" label={t('textColor')} icon={<TextColorIcon />} />}
            entries={() =>
              colorMenu(t, 'colorAutomatic', textColors, (color) =>
                text?.apply((editor) => setTextColor(editor, color)),
              )
            }
          />
        </span>
        <span className={styles.tool}>
          <Menu
            trigger={<IconButton size="small" label={t('highlight')} icon={<HighlightIcon />} />}
            entries={() =>
              colorMenu(t, 'colorNone', highlightColors, (color) =>
                text?.apply((editor) => setBackgroundColor(editor, color)),
              )
            }
          />
        </span>
      </span>
      <span className={styles.group}>
        <ToolbarSeparator />
        {group(blocks!)}
      </span>
      <span className={styles.group}>
        <ToolbarSeparator />
        {group(alignments!)}
      </span>
      <span className={styles.group}>
        <ToolbarSeparator />
        <span className={styles.tool}>
          <LinkButton t={t} text={text} />
        </span>
        <IconButton
          size="small"
          label={t('image')}
          icon={<ImageIcon />}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/gif,image/png,image/bmp"
          hidden
          aria-label={t('image')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void (text ? text.addPicture(file) : onImage(file))
          }}
        />
      </span>
      <span className={styles.group}>
        <ToolbarSeparator />
        {group(rest!)}
      </span>
    </Toolbar>
  )
}
