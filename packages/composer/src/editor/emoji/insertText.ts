import { createContentModelDocument, createParagraph, createText, mergeModel, type IEditor } from 'roosterjs'

/** Writes words where the cursor is, in the look of what stands there. */
export function insertText(editor: IEditor, words: string): void {
  editor.formatContentModel((model, context) => {
    const written = createContentModelDocument()
    const line = createParagraph(true)
    line.segments.push(createText(words))
    written.blocks.push(line)
    mergeModel(model, written, context, { mergeFormat: 'mergeAll' })
    return true
  })
}
