import { contrastRatio } from '@mailroom/theme'
import { describe, expect, it } from 'vitest'
import { paperDrawing } from './drawings/paperDrawing'
import { papers } from './papers'

it('[CO-05] there are fourteen letter papers, each with a name of its own', () => {
  expect(papers.length).toBe(14)
  expect(new Set(papers.map(({ id }) => id)).size).toBe(14)
})

describe.each(papers)('$id', (paper) => {
  it('[CO-05] words and links can be read on it', () => {
    expect(contrastRatio('#1f2328', paper.sheet)).toBeGreaterThan(12)
    expect(contrastRatio('#0a60be', paper.sheet)).toBeGreaterThan(4.5)
  })

  it('[CO-05] is drawn where it says that it is, the same each time, and fetches nothing', () => {
    const drawing = paperDrawing(paper)
    expect(drawing !== undefined).toBe('drawing' in paper)
    expect(paperDrawing(paper)).toBe(drawing)
    expect(drawing ?? '').not.toMatch(/href|https?:(?!\/\/www\.w3\.org\/2000\/svg")|NaN|undefined/)
  })
})
