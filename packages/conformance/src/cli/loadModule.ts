import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OptionalPort } from '../world/ConformanceCase'
import type { ConformanceSetup } from '../world/ConformanceWorld'
import { UsageError } from './readArguments'

/** What the author's module gives. */
export interface LoadedModule {
  readonly setup: ConformanceSetup
  readonly absentPorts: readonly OptionalPort[]
}

/**
 * Loads the module that makes the worlds.
 *
 * @param path      as it was written on the command line
 * @param directory from where it counts
 */
export async function loadModule(path: string, directory: string): Promise<LoadedModule> {
  const file = resolve(directory, path)
  const module = await load(file)
  const setup = module.default ?? module.setup
  if (typeof setup !== 'function') {
    throw new UsageError(
      `${file} exports no factory, so there is no world to test in. Export a function that makes one: ` +
        'export default async () => ({ alice, bob, deliver, dispose }).',
    )
  }
  const absentPorts = module.absentPorts ?? []
  if (!Array.isArray(absentPorts))
    throw new UsageError(`absentPorts of ${file} is no list of names of ports.`)
  return { setup: setup as ConformanceSetup, absentPorts: absentPorts as OptionalPort[] }
}

async function load(file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>
  } catch (error) {
    throw new UsageError(`${file} cannot be loaded: ${String(error)}`, { cause: error })
  }
}
