import {
  editTable,
  formatTableWithContentModel,
  getFirstSelectedTable,
  getSelectedCells,
  insertTable,
  mutateBlock,
  setTableCellBackgroundColor,
  setTableCellShade,
  updateTableMetadata,
  type IEditor,
  type ShallowMutableContentModelTable,
  type TableOperation,
} from 'roosterjs'

/** Which lines of a table are seen. */
export type TableBorders = 'all' | 'outside' | 'none'

/** Widths of a column that can be chosen, in pixels: other mail programs keep no others. */
export const columnWidths = { narrow: 80, medium: 140, wide: 240 } as const

const line = '1px solid #8c959f'
const headerColor = '#eef1f4'
const cellFormat = { paddingTop: '4px', paddingRight: '8px', paddingBottom: '4px', paddingLeft: '8px' }
const lineColors = { topBorderColor: '#8c959f', bottomBorderColor: '#8c959f', verticalBorderColor: '#8c959f' }

/**
 * Puts a table where the cursor is. All that it looks like stands on its cells, as mail programs want it that read no
 * sheets; the editor's own notes on it are dropped, or they would overrule what is set on a cell later.
 *
 * @source CO-04
 */
export function insertMailTable(editor: IEditor, columns: number, rows: number): void {
  insertTable(
    editor,
    columns,
    rows,
    { ...lineColors, verticalAlign: 'top' },
    { borderCollapse: true },
    cellFormat,
  )
  editor.formatContentModel((model, context) => {
    const [table] = getFirstSelectedTable(model)
    if (table) updateTableMetadata(mutateBlock(table), () => null)
    // One step to undo, not two.
    context.skipUndoSnapshot = 'SkipAll'
    return table !== undefined
  })
}

/** Adds, removes, merges or splits at the selected cells. */
export const changeTable = (editor: IEditor, operation: TableOperation): void => editTable(editor, operation)

/** @param color null takes it away */
export const colorCells = (editor: IEditor, color: string | null): void => setTableCellShade(editor, color)

/** Makes the first row the one that says what stands below, or a row like the others. */
export function setHeaderRow(editor: IEditor, isHeader: boolean): void {
  change(editor, (table) => {
    for (const each of table.rows[0]?.cells ?? []) {
      const cell = mutateBlock(each)
      cell.isHeader = isHeader
      cell.format.textAlign = isHeader ? 'start' : undefined
      setTableCellBackgroundColor(cell, isHeader ? headerColor : null, true)
    }
  })
}

/** Draws or takes away the lines of the whole table. */
export function setBorders(editor: IEditor, borders: TableBorders): void {
  change(editor, (table) => {
    const lastRow = table.rows.length - 1
    table.rows.forEach(({ cells }, row) => {
      cells.forEach((each, column) => {
        const { format } = mutateBlock(each)
        const isDrawn = (isEdge: boolean) => borders === 'all' || (borders === 'outside' && isEdge)
        const look = (isEdge: boolean) => (isDrawn(isEdge) ? line : 'none')
        format.borderTop = look(row === 0)
        format.borderBottom = look(row === lastRow)
        format.borderLeft = look(column === 0)
        format.borderRight = look(column === cells.length - 1)
      })
    })
  })
}

/** Sets how wide the columns of the selected cells are. */
export function setColumnWidth(editor: IEditor, width: keyof typeof columnWidths): void {
  change(editor, (table) => {
    const selected = getSelectedCells(table)
    if (!selected) return
    table.widths = table.widths.map((before, column) =>
      column >= selected.firstColumn && column <= selected.lastColumn ? columnWidths[width] : before,
    )
    // A cell is written anew once it has been touched; its own width would stand in the way.
    for (const { cells } of table.rows) for (const each of cells) delete mutateBlock(each).format.width
  })
}

/** A step that can be undone, on the table at the cursor. */
function change(editor: IEditor, act: (table: ShallowMutableContentModelTable) => void): void {
  formatTableWithContentModel(editor, 'mailroomTable', act)
}
