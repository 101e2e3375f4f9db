/** A drawing above the text or below it: 720 wide, this high. */
export interface PaperDrawing {
  readonly place: 'head' | 'foot'
  readonly height: number
}

/** How a letter paper looks beside its drawing. Colours are `#rrggbb`, which every mail program reads. */
export interface LetterPaper {
  readonly id: string
  /** Around the sheet. */
  readonly ground: string
  /** Under the text, which is dark. */
  readonly sheet: string
  /** The line around the sheet: a CSS border. */
  readonly edge: string
  /** Lines to write on, where a mail program draws them. */
  readonly rule?: string
  readonly drawing?: PaperDrawing
}

/** Width of a sheet and of its drawing, in px. */
export const paperWidthPx = 720

/** From one line to write on to the next, in px. */
export const rulePitchPx = 28

/** The letter papers, in the order they are offered. @source CO-05 */
export const papers = [
  { id: 'frame', ground: '#eef1f5', sheet: '#ffffff', edge: '3px double #8f9fb2' },
  { id: 'lines', ground: '#f1efe8', sheet: '#fffefa', edge: '1px solid #dcd7c9', rule: '#d5dfe9' },
  { id: 'redLines', ground: '#f6e9e2', sheet: '#fffaf4', edge: '3px double #c8553d', rule: '#efcabf' },
  { id: 'kraft', ground: '#d8c4a2', sheet: '#f8efdf', edge: '2px dashed #a88a5c' },
  paper('letterhead', '#e8edf4', '#ffffff', '#c9d5e4', 'head', 72),
  paper('facets', '#e6efee', '#ffffff', '#c4d8d6', 'foot', 110),
  paper('blossom', '#f8e8ec', '#fffafb', '#f0d3da', 'head', 150),
  paper('lotus', '#e3efe8', '#fbfefc', '#cbe0d3', 'foot', 170),
  paper('ginkgo', '#f5ead2', '#fffcf4', '#ead9b4', 'head', 130),
  paper('snow', '#e1eaf3', '#fbfdff', '#cddbe9', 'foot', 160),
  paper('mountains', '#e6eaea', '#fcfcfa', '#d2d9d9', 'foot', 180),
  paper('bamboo', '#e5eee0', '#fbfdf8', '#cfdfc6', 'head', 140),
  paper('festival', '#b3261e', '#fffaf2', '#e0b252', 'head', 150),
  paper('moon', '#1f2c4d', '#fbfaf5', '#c9b37a', 'head', 150),
] as const satisfies readonly LetterPaper[]

/** Names a letter paper. */
export type PaperId = (typeof papers)[number]['id']

/** The paper of this name; undefined for what is none. */
export const paperOf = (id: string): (LetterPaper & { id: PaperId }) | undefined =>
  papers.find((each) => each.id === id)

function paper<Id extends string>(
  id: Id,
  ground: string,
  sheet: string,
  edge: string,
  place: PaperDrawing['place'],
  height: number,
) {
  return { id, ground, sheet, edge: `1px solid ${edge}`, drawing: { place, height } }
}
