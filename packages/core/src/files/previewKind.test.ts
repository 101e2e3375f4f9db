import { expect, it } from 'vitest'
import { previewKind } from './previewKind'

const listed = 'gif jpg jpeg png bmp svg pdf html txt xls xlsx doc docx ppt pptx xml csv md log'

it('[RD-06] shows exactly the types of the texts', () => {
  const shown = listed.split(' ').filter((extension) => previewKind(`a.${extension}`) !== undefined)
  expect(shown.join(' ')).toBe(listed)
  const others = ['zip', 'exe', 'htm', 'eml', 'tiff', 'webp', 'mp4', 'js', '', 'docm']
  expect(others.filter((extension) => previewKind(`a.${extension}`) !== undefined)).toEqual([])
})

it.each([
  ['A.PDF', 'pdf'],
  ['a.pdf.exe', undefined],
  ['invoice\u202Efdp.exe', undefined],
  ['pdf', undefined],
  ['季度.XLSX ', 'table'],
])('[RD-06] goes by the true extension of %j', (name, kind) => {
  expect(previewKind(name)).toBe(kind)
})
