import { paperWidthPx, type LetterPaper, type PaperId } from '../papers'
import { facets, letterhead } from './office'
import { bamboo, festival, moon, mountains } from './places'
import { blossom, ginkgo, lotus, snow } from './seasons'

const drawings: Partial<Record<PaperId, () => string>> = {
  letterhead,
  facets,
  blossom,
  lotus,
  ginkgo,
  snow,
  mountains,
  bamboo,
  festival,
  moon,
}

/** The drawing of a letter paper as an SVG document on the colour of its sheet; undefined for papers without one. */
export function paperDrawing(paper: LetterPaper & { id: PaperId }): string | undefined {
  const draw = drawings[paper.id]
  if (!draw || !paper.drawing) return undefined
  const { height } = paper.drawing
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${paperWidthPx}" height="${height}" ` +
    `viewBox="0 0 ${paperWidthPx} ${height}">` +
    `<rect width="${paperWidthPx}" height="${height}" fill="${paper.sheet}"/>${draw()}</svg>`
  )
}
