import { afterEach, describe, expect, it } from 'vitest'
import { ProcessGroup } from './ProcessGroup'

let group: ProcessGroup
afterEach(() => group.kill())

/** A program with one below it. Both write what they are told to. */
const script = (text: string) => (group = new ProcessGroup('sh', ['-c', text]))
const withChild = '(echo child; exec sleep 1000) & echo parent; wait'

describe('ProcessGroup', () => {
  it('[R6] kills all that a program has started', async () => {
    script(withChild)
    await group.written('child')
    expect(group.processes).toHaveLength(2)
    await group.kill()
    expect(group.processes).toEqual([])
  })

  it('[R6] asks all to end, also when they are frozen', async () => {
    script(`trap 'echo asked; exit' TERM; ${withChild}`)
    await group.written('child')
    group.pause()
    await group.stop()
    expect(group.output).toContain('asked')
    expect(group.processes).toEqual([])
  })

  it('[R6] tells what a program wrote that ended too soon', async () => {
    script('echo "no such setting" >&2; exit 1')
    await expect(group.written('up')).rejects.toThrow('no such setting')
  })

  it('[R6] tells of a program that is not there', async () => {
    group = new ProcessGroup('/nowhere/program', [])
    await expect(group.written('up')).rejects.toThrow('ENOENT')
  })
})
