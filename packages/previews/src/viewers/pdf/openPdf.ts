import { getDocument, PasswordException, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist'
import { PreviewFault } from '../../bytes/PreviewFault'

/** A PDF that is read. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy
  /** Ends the worker that reads it. */
  close(): void
}

/** Most pixels of one picture in a PDF; larger ones stay empty. */
const maxPictureSize = 100_000_000

/**
 * Opens a PDF in a worker of its own. Scripts, forms and links of the file are never run or shown; no code is made
 * from text, so it works under a policy without `unsafe-eval`.
 *
 * @param filesUrl where the host keeps character maps and standard fonts; without them some Chinese files show gaps
 * @throws PreviewFault `locked`, `damaged`
 * @source RD-07
 */
export async function openPdf(data: Uint8Array<ArrayBuffer>, filesUrl: string | undefined): Promise<OpenPdf> {
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const close = () => {
    worker.destroy()
    port.terminate()
  }
  const absolute = filesUrl === undefined ? undefined : new URL(filesUrl, location.href).href
  try {
    const document = await getDocument({
      data,
      worker,
      ...(absolute !== undefined && {
        cMapUrl: `${absolute}/cmaps/`,
        cMapPacked: true,
        standardFontDataUrl: `${absolute}/fonts/`,
        iccUrl: `${absolute}/iccs/`,
        wasmUrl: `${absolute}/decoders/`,
      }),
      // WebAssembly would have to be allowed by the page's policy.
      useWasm: false,
      enableXfa: false,
      maxImageSize: maxPictureSize,
      verbosity: 0,
    }).promise
    return { document, close }
  } catch (error) {
    close()
    throw new PreviewFault(error instanceof PasswordException ? 'locked' : 'damaged', error)
  }
}
