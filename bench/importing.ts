import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { program, type Gateway } from '../e2e/product/Gateway'
import { figure, type Figure } from './Figure'
import { memoryOf } from './memory'

/** Brings the Maildir into a mailbox with the command line, as an operator would. */
export async function importFigures(gateway: Gateway, maildir: string, count: number): Promise<Figure[]> {
  console.log(`Importing ${count} mails ...`)
  const began = performance.now()
  const child = spawn(process.execPath, [program, 'import', 'alice@example.com', maildir], {
    env: gateway.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  let most = 0
  const watch = setInterval(() => {
    if (child.pid === undefined) return
    void memoryOf(child.pid, 'VmHWM').then((megabytes) => (most = Math.max(most, megabytes ?? 0)))
  }, 250)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(watch)
  if (code !== 0) throw new Error(`The import ended with ${code}:\n${said}`)
  const seconds = (performance.now() - began) / 1000
  return [
    figure({ name: 'import of the folder', value: count / seconds, unit: 'mails/s', min: 300 }),
    figure({ name: 'memory of the import, most', value: most, unit: 'MB' }),
  ]
}
