import { readFile } from 'node:fs/promises'
import type { Gateway } from '../e2e/product/Gateway'
import { figure, type Figure } from './Figure'

/** Promised for the gateway and for the import, in megabytes. */
const maxMegabytes = 300

/**
 * What a process holds in memory, in megabytes.
 *
 * @param what `VmRSS` now, `VmHWM` the most it ever held
 * @returns    undefined where the system does not say, or when the process has ended
 */
export async function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/** The most that the gateway held while it served the folder. */
export async function memoryFigure(gateway: Gateway): Promise<Figure> {
  const value = (gateway.pid === undefined ? undefined : await memoryOf(gateway.pid, 'VmHWM')) ?? Number.NaN
  return figure({ name: 'memory of the gateway that serves it, most', value, unit: 'MB', max: maxMegabytes })
}
