import { useEffect, useState } from 'react'
import { PreviewFault } from '../../bytes/PreviewFault'
import { pictureSize } from '../../bytes/pictureSize'
import { useReading } from '../useReading'
import type { ViewerProps } from '../ViewerProps'
import * as styles from './PictureViewer.css'

/** Most pixels that are drawn: a small file can name a picture that fills the memory. */
const maxPixels = 100_000_000

/** A picture, as an image and never as a document: what is drawn in it can neither act nor reach out. @source RD-07 */
export default function PictureViewer({ name, content, zoom, onFault }: ViewerProps) {
  const picture = useReading(content, readPicture, onFault)
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (picture === undefined) return
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return (
    <div className={styles.stage}>
      {url !== undefined && (
        <img
          className={styles.picture}
          data-zoomed={zoom !== 1 || undefined}
          style={zoom === 1 ? undefined : { inlineSize: `${zoom * 100}%` }}
          src={url}
          alt={name}
          onError={() => onFault(new PreviewFault('damaged'))}
        />
      )}
    </div>
  )
}

/** The bytes under the type that they are. */
function readPicture(bytes: Uint8Array<ArrayBuffer>): Blob {
  const size = pictureSize(bytes)
  if (size === undefined) {
    // Drawings are text; the first sign of one is a bracket, after a mark or blanks.
    const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart()
    if (!start.startsWith('<')) throw new PreviewFault('damaged')
    return new Blob([bytes], { type: 'image/svg+xml' })
  }
  if (size.width * size.height > maxPixels) throw new PreviewFault('tooComplex')
  return new Blob([bytes])
}
