/** A picture twice as wide as high, three stripes of colour, the middle one square: as somebody might choose it. */
export async function drawnPicture(width = 800, name = 'me.png', type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = width / 2
  const context = canvas.getContext('2d')!
  for (const [index, color] of ['#c2410c', '#0f766e', '#7c3aed'].entries()) {
    context.fillStyle = color
    context.fillRect(index === 0 ? 0 : width / 4 + ((index - 1) * width) / 2, 0, width / 2, width / 2)
  }
  context.fillStyle = '#fde68a'
  context.beginPath()
  context.arc(width / 2, width / 4, width / 8, 0, 7)
  context.fill()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob!], name, { type })
}
