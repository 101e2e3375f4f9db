/** An SVG document written out in an address, for styles and pictures. It contains neither quotes nor brackets. */
export const drawingAddress = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('(', '%28').replaceAll(')', '%29').replaceAll("'", '%27')}`
