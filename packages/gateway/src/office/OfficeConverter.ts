import { MailroomError } from '@mailroom/core'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refused } from './refused'
import { runIsolated } from './runIsolated'

/** Makes PDF of office files. */
export interface OfficeConverter {
  /**
   * @param extension of the file, lower case
   * @throws MailroomError `invalid` for files of other kinds and broken ones, and where the program is missing,
   *   `locked` with a wait while too many are waiting, `cancelled`
   */
  toPdf(content: Readable, extension: string, signal: AbortSignal): Promise<Buffer>
}

/** What the converter is run with. */
export interface OfficeSettings {
  /** Command of LibreOffice; empty makes no previews. */
  readonly officeProgram: string
  /** Hidden from the program, which reads files of strangers. */
  readonly dataFolder: string
}

const extensions = new Set(['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx'])
const maxPdfBytes = 64 * 1024 * 1024

/** One runs at a time; more than these do not wait. */
const maxWaiting = 8

/**
 * Has LibreOffice make the PDF, one file at a time, each run with a profile and a folder of its own, without network,
 * without sight of our data, and with limits on time and memory.
 *
 * @source RD-07, N1
 */
export function createOfficeConverter(settings: OfficeSettings): OfficeConverter {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    async toPdf(content, extension, signal) {
      if (!extensions.has(extension)) throw refused('officeKind')
      if (settings.officeProgram === '') throw refused('officeMissing')
      if (waiting >= maxWaiting)
        throw new MailroomError('locked', 'Too many files wait to be converted.', { retryAfterSeconds: 10 })
      waiting += 1
      const before = last
      const run = before
        .catch(() => undefined)
        .then(() => convert(settings, content, extension, signal))
        .finally(() => (waiting -= 1))
      last = run
      return run
    },
  }
}

async function convert(
  { officeProgram, dataFolder }: OfficeSettings,
  content: Readable,
  extension: string,
  signal: AbortSignal,
): Promise<Buffer> {
  if (signal.aborted) {
    content.destroy()
    throw new MailroomError('cancelled', 'Nobody waits for the file any more.')
  }
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-office-'))
  try {
    const [input, out] = [join(folder, `file.${extension}`), join(folder, 'out')]
    await mkdir(out)
    await pipeline(content, createWriteStream(input))
    await runIsolated({
      program: officeProgram,
      words: [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--norestore',
        '--nolockcheck',
        '--convert-to',
        'pdf',
        '--outdir',
        out,
        input,
      ],
      folder,
      hidden: dataFolder,
      signal,
    })
    return await readPdf(join(out, 'file.pdf'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The program ends well also when it made nothing. */
async function readPdf(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined || found.size === 0 || found.size > maxPdfBytes) throw refused('officeBroken')
  return readFile(path)
}
