import { crc32 } from 'node:zlib'
import { realPicture, type PictureKind } from './realPictures'

/**
 * A picture with what a camera or a program writes beside it, in every place where its type has room for words, and with a file of
 * another type hung onto its end.
 */
export function withMetadata(kind: PictureKind, secret: string): Buffer<ArrayBuffer> {
  const picture = realPicture(kind)
  const tail = Buffer.from(`<script>alert("${secret}")</script>PK\x03\x04${secret}`)
  const at = (index: number, ...more: readonly Buffer[]) =>
    Buffer.concat([picture.subarray(0, index), ...more, picture.subarray(index)])
  if (kind === 'png') {
    // Behind the signature and IHDR.
    const texts = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'prVt'].map((type) => chunk(type, `Comment\0${secret}`))
    return Buffer.concat([at(8 + 25, ...texts), tail])
  }
  if (kind === 'jpeg') {
    const segments = [
      segment(0xe1, `Exif\0\0${secret}`),
      segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
      segment(0xe2, `MPF\0${secret}`),
      segment(0xed, `Photoshop 3.0\0${secret}`),
      segment(0xee, `Adobe${secret}`),
      segment(0xfe, secret),
    ]
    return Buffer.concat([at(2, ...segments), tail])
  }
  if (kind === 'gif') {
    const blocks = Buffer.concat([Buffer.from([secret.length]), Buffer.from(secret), Buffer.from([0])])
    const extensions = [0xfe, 0xff, 0x01].map((label) => Buffer.concat([Buffer.from([0x21, label]), blocks]))
    return Buffer.concat([at(13 + 6, ...extensions), tail])
  }
  const more = ['EXIF', 'XMP ', 'ABCD'].map((name) => riffChunk(name, secret))
  const whole = Buffer.concat([picture, ...more])
  whole.writeUInt32LE(whole.length - 8, 4)
  return Buffer.concat([whole, tail])
}

/** A chunk of a PNG. */
export function chunk(type: string, content: string | Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(content as string, 'latin1')])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A segment of a JPEG. */
export function segment(code: number, content: string | Buffer): Buffer {
  const body = Buffer.from(content as string, 'latin1')
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function riffChunk(name: string, content: string): Buffer {
  const body = Buffer.from(content.length % 2 === 0 ? content : `${content} `)
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
