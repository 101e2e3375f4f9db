import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Keeps the page that a mail with a password travels in as a file, as its reader would. */
export async function keepSealedPage(raw: string) {
  const [, encoded = ''] = /protected-mail\.html[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-page-'))
  const path = join(folder, 'mail.html')
  await writeFile(path, Buffer.from(encoded, 'base64'))
  return { address: pathToFileURL(path).href, remove: () => rm(folder, { recursive: true }) }
}
