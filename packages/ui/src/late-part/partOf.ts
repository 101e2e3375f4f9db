import type { lazy, LazyExoticComponent } from 'react'
import { lazyPart } from './lazyPart'
import { persistently } from './persistently'

/** What React takes for a component that comes later. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** The names of a file's components. */
type PartName<Code> = { [Name in keyof Code]: Code[Name] extends Part ? Name : never }[keyof Code]

/**
 * One component of a file that has several things to give: its code comes when it is first drawn.
 *
 * @param load fetches the file; asked again when the network failed
 * @source ER-03
 */
export const partOf = <Code, Name extends PartName<Code>>(
  load: () => Promise<Code>,
  name: Name,
): LazyExoticComponent<Extract<Code[Name], Part>> =>
  lazyPart(async () => ({ default: (await persistently(load)())[name] as Extract<Code[Name], Part> }))
