/** Pixels of a picture. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * The size that a picture's head names, read without drawing it; undefined for what is none of GIF, PNG, BMP and JPEG.
 *
 * @source GIF89a 18, PNG 11.2.2, BITMAPINFOHEADER, JPEG B.2.2
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 26) return undefined
  const sign = view.getUint32(0)
  if (sign >>> 8 === 0x474946) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (sign === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (sign >>> 16 === 0x424d) {
    // A negative height means rows from top to bottom.
    return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
  }
  return sign >>> 16 === 0xffd8 ? jpegSize(view) : undefined
}

/** Goes from segment to segment until one begins a frame. */
function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}
