import type { MenuEntry } from '@mailroom/ui'
import type { ContentModelFormatState, IEditor, TableOperation } from 'roosterjs'
import type { SayComposer } from '../../composeStrings'
import { colorMenu, highlightColors } from '../toolbar/colorMenu'
import type { SayEditor } from '../editorStrings'
import {
  changeTable,
  colorCells,
  columnWidths,
  setBorders,
  setColumnWidth,
  setHeaderRow,
  type TableBorders,
} from './tableActs'

const borders: readonly TableBorders[] = ['all', 'outside', 'none']
const widths = Object.keys(columnWidths) as readonly (keyof typeof columnWidths)[]

/** What can be done with the table at the cursor. @source CO-04 */
export function tableMenu(
  t: SayComposer,
  te: SayEditor,
  format: ContentModelFormatState,
  apply: (act: (editor: IEditor) => void) => void,
): readonly MenuEntry[] {
  const item = (operation: TableOperation & Parameters<SayEditor>[0]): MenuEntry => ({
    id: operation,
    label: te(operation),
    onSelect: () => apply((editor) => changeTable(editor, operation)),
  })
  return [
    item('insertAbove'),
    item('insertBelow'),
    item('insertLeft'),
    item('insertRight'),
    { kind: 'separator' },
    item('deleteRow'),
    item('deleteColumn'),
    item('deleteTable'),
    { kind: 'separator' },
    {
      kind: 'branch',
      label: te('cells'),
      entries: [
        ...(format.canMergeTableCell ? [item('mergeCells')] : []),
        item('mergeRight'),
        item('mergeBelow'),
        item('splitHorizontally'),
        item('splitVertically'),
      ],
    },
    {
      kind: 'branch',
      label: te('cellColor'),
      entries: colorMenu(t, 'colorNone', highlightColors, (color) =>
        apply((editor) => colorCells(editor, color)),
      ),
    },
    {
      kind: 'branch',
      label: te('columnWidth'),
      entries: widths.map((width) => ({
        id: width,
        label: te(`width_${width}`),
        onSelect: () => apply((editor) => setColumnWidth(editor, width)),
      })),
    },
    {
      kind: 'branch',
      label: te('borders'),
      entries: borders.map((each) => ({
        id: each,
        label: te(`borders_${each}`),
        onSelect: () => apply((editor) => setBorders(editor, each)),
      })),
    },
    {
      kind: 'check',
      label: te('headerRow'),
      checked: format.tableHasHeader === true,
      onCheckedChange: (isHeader) => apply((editor) => setHeaderRow(editor, isHeader)),
    },
  ]
}
