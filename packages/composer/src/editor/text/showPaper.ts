import { loadDrawings } from '../../stationery/lazyDrawings'
import { textLook } from '../../stationery/onPaper'
import { paperOf, paperWidthPx, type PaperId } from '../../stationery/papers'

/**
 * Shows a letter paper under what is written in a page: its colours at once, its drawing when that is there.
 *
 * @returns takes it away
 * @source CO-05
 */
export function showPaper(page: Document, id: PaperId): () => void {
  const paper = paperOf(id)
  if (!paper) return () => undefined
  const style = page.createElement('style')
  style.textContent = `
html { background: ${paper.ground}; padding: 16px 8px; box-sizing: border-box; }
body { box-sizing: border-box; block-size: auto; min-block-size: 100%; max-inline-size: ${paperWidthPx}px; margin-inline: auto;
  background: ${paper.sheet}; border: ${paper.edge}; }
body > [role="textbox"] { ${textLook(paper)}; background-color: transparent !important; }
@media (width < 560px) { html { padding: 0; } body > [role="textbox"] { padding-inline: 16px; } }
`
  page.head.append(style)
  const { drawing } = paper
  // Without its drawing it is a paper still.
  if (drawing)
    void loadDrawings().then(
      ({ paperDrawing, drawingAddress }) => {
        const side = drawing.place === 'head' ? 'before' : 'after'
        style.textContent += `body::${side} { content: ""; flex: none; aspect-ratio: ${paperWidthPx} / ${drawing.height};
  background: url("${drawingAddress(paperDrawing(paper) ?? '')}") 0 0 / 100% 100% no-repeat; }`
      },
      () => undefined,
    )
  return () => style.remove()
}
