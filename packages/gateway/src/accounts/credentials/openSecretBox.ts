import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readSecretKey } from '../../config/secretKey'
import type { Settings } from '../../config/Settings'
import { openKeyFile, readKeyFile } from '../../dataFolder/keyFile'
import { createSecretBox, type SecretBox } from './secretBox'

/**
 * Opens the box with the key of the settings, else with the one in the data folder, which is made at the first start. The
 * key before it, from the settings or the one that lies in the data folder, opens what it has sealed.
 */
export async function openSecretBox(
  settings: Pick<Settings, 'dataFolder' | 'secretKey' | 'previousSecretKey'>,
): Promise<SecretBox> {
  const file = join(settings.dataFolder, 'keys/secrets.key')
  const previous = settings.previousSecretKey === '' ? [] : [keyOf(settings.previousSecretKey)]
  if (settings.secretKey === '') {
    const made = await openKeyFile(file, async () => `${randomBytes(32).toString('base64')}\n`)
    return createSecretBox([keyOf(made), ...previous])
  }
  const inFolder = await readKeyFile(file)
  return createSecretBox([
    keyOf(settings.secretKey),
    ...previous,
    ...(inFolder === undefined ? [] : [keyOf(inFolder)]),
  ])
}

function keyOf(text: string): Buffer {
  const key = readSecretKey(text)
  if (key === undefined)
    throw new Error(
      'The key in keys/secrets.key of the data folder is damaged. Restore it from a backup, or delete it.',
    )
  return key
}
