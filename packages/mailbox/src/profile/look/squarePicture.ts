/** Edge of a picture as it is sent, in pixels; it is shown 96 px wide at most, on sharp screens. */
const squareEdge = 256

/** Larger files are not read: a photograph has a tenth of it. */
export const maxFileBytes = 30 * 1024 * 1024

/**
 * The middle of a picture as a small square, drawn anew by the browser the right way up: what a camera wrote beside it stays behind,
 * and any type that the browser can show will do. WebP, or PNG where the browser writes no other.
 *
 * @throws what the browser says to a file that is no picture
 * @source ST-01
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file)
  try {
    const edge = Math.min(image.width, image.height)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.min(edge, squareEdge)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser gives nothing to draw on.')
    context.imageSmoothingQuality = 'high'
    const [left, top] = [(image.width - edge) / 2, (image.height - edge) / 2]
    context.drawImage(image, left, top, edge, edge, 0, 0, canvas.width, canvas.height)
    return await encoded(canvas)
  } finally {
    image.close()
  }
}

const encoded = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not write the picture.'))),
      'image/webp',
      0.9,
    )
  })
