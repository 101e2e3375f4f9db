import { drawingAddress } from './drawingAddress'

/** Points for each pixel of a drawing: sharp on screens of today. */
const pointsPerPixel = 2

/** Paints a drawing as a PNG file: mail programs show no SVG. */
export async function paintDrawing(svg: string, name: string): Promise<File> {
  const image = new Image()
  image.src = drawingAddress(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * pointsPerPixel
  canvas.height = image.naturalHeight * pointsPerPixel
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!png) throw new Error('The browser could not paint the drawing.')
  return new File([png], name, { type: 'image/png' })
}
