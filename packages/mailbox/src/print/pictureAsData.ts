/** Most pixels of a side: what a sheet of paper shows of a picture. */
const maxSide = 1600
const quality = 0.9

/** A picture that is shown as data, drawn on white as on paper; undefined for one that is not shown. */
export function pictureAsData(picture: HTMLImageElement): string | undefined {
  const { naturalWidth, naturalHeight, complete } = picture
  if (!complete || naturalWidth === 0 || naturalHeight === 0) return undefined
  const scale = Math.min(1, maxSide / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const drawing = canvas.getContext('2d')
  if (drawing === null) return undefined
  drawing.fillStyle = '#ffffff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  try {
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', quality)
  } catch {
    // A picture of another server taints the drawing; it is not ours to copy.
    return undefined
  }
}
