import { addBlock, createContentModelDocument, createDivider, mergeModel, type IEditor } from 'roosterjs'

const look = {
  borderTop: '1px solid #8c959f',
  borderRight: 'none',
  borderBottom: 'none',
  borderLeft: 'none',
  marginTop: '12px',
  marginBottom: '12px',
} as const

/** Draws a line across the text where the cursor is. */
export function insertRule(editor: IEditor): void {
  editor.formatContentModel((model, context) => {
    const line = createContentModelDocument()
    addBlock(line, createDivider('hr', look))
    mergeModel(model, line, context)
    return true
  })
}
