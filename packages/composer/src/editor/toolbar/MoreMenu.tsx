import { IconButton, Menu, MoreIcon, SearchIcon, type MenuEntry } from '@mailroom/ui'
import { setFontName, setFontSize, type ContentModelFormatState } from 'roosterjs'
import type { SayComposer } from '../../composeStrings'
import type { SayEditor } from '../editorStrings'
import { insertMailTable } from '../tables/tableActs'
import { tableMenu } from '../tables/tableMenu'
import type { RichText } from '../text/RichText'
import { highlightMenu } from './ColorButtons'
import { defaultFont, fontFamilies, fontSizes, shownFont, shownSize } from './fonts'
import { alignments, rareBlocks, rareMarks, rule, steps, type Tool } from './tools'

interface MoreMenuProps {
  t: SayComposer
  te: SayEditor
  text: RichText | undefined
  format: ContentModelFormatState
  onFind: () => void
}

/** Columns and rows to begin with; more are added in the table. */
const tableSizes = [
  [2, 2],
  [2, 4],
  [3, 3],
  [4, 3],
] as const

/** What a narrow toolbar has no room for. */
export function MoreMenu({ t, te, text, format, onFind }: MoreMenuProps) {
  return (
    <Menu
      align="end"
      trigger={<IconButton size="small" label={te('more')} icon={<MoreIcon />} />}
      entries={() => [
        ...moreEntries(t, te, text, format),
        { id: 'find', label: te('find'), icon: <SearchIcon />, onSelect: onFind },
      ]}
    />
  )
}

function moreEntries(
  t: SayComposer,
  te: SayEditor,
  text: RichText | undefined,
  format: ContentModelFormatState,
): readonly MenuEntry[] {
  const lines = (tools: readonly Tool[]) => tools.map((tool) => lineOf(t, text, format, tool))
  return [
    {
      kind: 'branch',
      label: t('font'),
      entries: [
        {
          kind: 'choice',
          label: t('font'),
          value: shownFont(format.fontName),
          options: [{ value: '', label: t('fontDefault') }, ...fontFamilies],
          onValueChange: (name) => text?.apply((editor) => setFontName(editor, name || defaultFont.family)),
        },
      ],
    },
    {
      kind: 'branch',
      label: t('fontSize'),
      entries: [
        {
          kind: 'choice',
          label: t('fontSize'),
          value: shownSize(format.fontSize),
          options: fontSizes,
          onValueChange: (size) => text?.apply((editor) => setFontSize(editor, size)),
        },
      ],
    },
    { kind: 'branch', label: t('highlight'), entries: highlightMenu(t, text) },
    { kind: 'branch', label: te('alignment'), entries: lines(alignments) },
    { kind: 'separator' },
    ...lines(rareMarks),
    ...lines(rareBlocks),
    { kind: 'separator' },
    {
      kind: 'branch',
      label: te('insertTable'),
      entries: tableSizes.map(([columns, rows]) => ({
        label: te('sizeOf', { columns, rows }),
        onSelect: () => text?.apply((editor) => insertMailTable(editor, columns, rows)),
      })),
    },
    {
      kind: 'branch',
      label: te('tableTools'),
      disabled: format.isInTable !== true,
      entries: tableMenu(t, te, format, (act) => text?.apply(act)),
    },
    ...lines([rule, ...steps]),
  ]
}

function lineOf(
  t: SayComposer,
  text: RichText | undefined,
  format: ContentModelFormatState,
  { name, Icon, act, isOn }: Tool,
): MenuEntry {
  const does = { id: name, label: t(name), icon: <Icon /> }
  if (!isOn) return { ...does, onSelect: () => text?.apply(act) }
  return {
    kind: 'check',
    ...does,
    checked: isOn(format) === true,
    onCheckedChange: () => text?.apply(act),
  }
}
