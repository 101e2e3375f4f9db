import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { conformanceCases } from '../cases/conformanceCases'
import { describeAsJson } from '../report/describeAsJson'
import { describeAsJUnit } from '../report/describeAsJUnit'
import { describePort, describeResult, describeSums } from '../report/describeResults'
import type { CaseResult } from '../report/runCase'
import { runConformance } from '../report/runConformance'
import { loadModule } from './loadModule'
import { readArguments, UsageError, type Arguments } from './readArguments'
import { usage } from './usage'

/** Where the command runs and speaks. */
export interface CommandSurroundings {
  readonly directory: string
  /** Says a line on standard output. */
  readonly say: (line: string) => void
  /** Says a line on standard error. */
  readonly complain: (line: string) => void
}

/**
 * Does what the command line says.
 *
 * @returns the exit code: 0 every promise is kept, 1 one is broken, 2 nothing could be tested
 */
export async function runCommand(
  args: readonly string[],
  surroundings: CommandSurroundings,
): Promise<0 | 1 | 2> {
  try {
    return await obey(readArguments(args), surroundings)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    surroundings.complain(error.message)
    return 2
  }
}

async function obey(given: Arguments, { directory, say, complain }: CommandSurroundings): Promise<0 | 1 | 2> {
  const { only = () => true, timeoutSeconds } = given
  if (given.isHelp || (given.module === undefined && !given.isList)) {
    if (given.isHelp) say(usage)
    else complain(usage)
    return given.isHelp ? 0 : 2
  }
  if (given.isList || given.module === undefined) {
    for (const { id, title } of conformanceCases.filter(only)) say(`${id}  ${title}`)
    return 0
  }
  const { setup, absentPorts } = await loadModule(given.module, directory)
  const report = await runConformance(setup, {
    only,
    absentPorts: [...absentPorts, ...given.absentPorts],
    ...(timeoutSeconds !== undefined && { timeoutSeconds }),
    ...(!given.isJson && { onResult: tellEach(say) }),
  })
  say(given.isJson ? describeAsJson(report) : describeSums(report.results, report.durationMs))
  if (given.junitPath !== undefined)
    await writeFile(resolve(directory, given.junitPath), describeAsJUnit(report))
  if (report.passedCount + report.failedCount === 0) {
    complain('Every case was skipped, so nothing was tested.')
    return 2
  }
  return report.failedCount === 0 ? 0 : 1
}

/** Says each case as it ends, the name of its port above the first. */
function tellEach(say: (line: string) => void): (result: CaseResult) => void {
  let port: string | undefined
  return (result) => {
    if (result.case.port !== port) say(describePort(result.case.port))
    port = result.case.port
    say(describeResult(result))
  }
}
