import type { PageFile, PageMail } from './PageMail'

/** A file with its bytes. */
export interface ContentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** What a page is to show. */
export interface PageContent extends Omit<PageMail, 'pictures' | 'files'> {
  readonly pictures: readonly ContentFile[]
  readonly files: readonly ContentFile[]
}

/** Lays out the content of a page as `PageMail` says. */
export function packPage({ pictures, files, ...mail }: PageContent): Buffer {
  const described: PageMail = { ...mail, pictures: pictures.map(describe), files: files.map(describe) }
  const head = Buffer.from(JSON.stringify(described))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, ...[...pictures, ...files].map(({ bytes }) => bytes)])
}

const describe = ({ name, type, bytes }: ContentFile): PageFile => ({ name, type, sizeBytes: bytes.length })
