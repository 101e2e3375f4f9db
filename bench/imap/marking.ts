import { readdir, readFile } from 'node:fs/promises'
import { contract } from '@mailroom/api'
import type { Dovecot } from '../../packages/gateway/src/testing/imap/startDovecot'
import { figure, type Figure } from '../Figure'
import { HttpPerson } from '../http/HttpPerson'
import { rawlogOf } from './MailServer'

/** Marks a page of 50 mails and reads what the server was asked for it. */
export async function markingFigures(dovecot: Dovecot, url: string): Promise<Figure[]> {
  const marker = new HttpPerson(url)
  await marker.signIn('marker')
  const { rows } = await marker.list({ limit: 50 })
  const uids = rows.map(({ uid }) => uid)
  const before = await storesOf(dovecot)
  const change = { uids, folder: 'INBOX', action: 'add', flags: ['\\flagged'] }
  const { ms } = await marker.post(contract.setFlags.path, change)
  const stores = (await storesOf(dovecot)) - before
  return [
    figure({
      name: `STORE commands for ${uids.length} marks`,
      value: stores,
      unit: 'commands',
      min: 1,
      max: 1,
    }),
    figure({ name: `${uids.length} marks, answered`, value: ms, unit: 'ms' }),
  ]
}

/** STORE commands that Dovecot has been sent by `marker`, who is overheard. */
async function storesOf(dovecot: Dovecot): Promise<number> {
  const folder = rawlogOf(dovecot, 'marker')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.in'))
  const logs = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, 'latin1')))
  return logs.join('\n').match(/ (?:UID )?STORE /g)?.length ?? 0
}
