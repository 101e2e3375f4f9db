import type { Fault } from './Fault'

/** Says NO or BAD in place of doing it, as `NO [OVERQUOTA] Full`. */
export const answerWith = (on: string, status: string): Fault => ({ on, before: () => status })

/** Says goodbye in place of doing it. */
export const sayBye = (on: string, text = 'Too many connections'): Fault => ({
  on,
  async before(call) {
    await call.write(`* BYE ${text}\r\n`)
    call.cut()
  },
})

/** Loses the connection before the command is done. */
export const cutBefore = (on: string): Fault => ({ on, before: (call) => call.cut() })

/** Does the command, and loses the connection before it says so. */
export const cutAfter = (on: string): Fault => ({ on, cutAt: () => 0 })

/** Loses the connection after so many bytes of the answer. */
export const cutInAnswer = (on: string, afterBytes: number): Fault => ({ on, cutAt: () => afterBytes })

/** Loses the connection after so many bytes of the first literal. */
export const cutInLiteral = (on: string, afterBytes = 1): Fault => ({
  on,
  cutAt(answer) {
    const mark = /\{\d+\}\r\n/.exec(answer)
    if (!mark) throw new Error(`There is no literal in the answer: ${answer}`)
    return mark.index + mark[0].length + afterBytes
  },
})

/** Says these lines before the answer, whatever they mean. */
export const garbage = (on: string, ...lines: readonly string[]): Fault => ({
  on,
  rewrite: (answer) => [...lines, ...answer],
})

/** Says these untagged lines in the middle of the answer. */
export const untagged = (on: string, ...lines: readonly string[]): Fault => ({
  on,
  rewrite(answer) {
    const middle = Math.floor((answer.length - 1) / 2)
    return [...answer.slice(0, middle), ...lines, ...answer.slice(middle)]
  },
})

/** Untagged data comes the other way round. */
export const reversed = (on: string): Fault => ({
  on,
  rewrite: (answer) => [...answer.slice(0, -1).reverse(), answer.at(-1)!],
})

/** The first literal is announced as this much longer, or shorter, than it is. */
export const wrongLiteral = (on: string, by: number): Fault => ({
  on,
  rewrite(answer) {
    const at = answer.findIndex((line) => /\{\d+\}\r\n/.test(line))
    return answer.with(
      at,
      answer[at]!.replace(/\{(\d+)\}\r\n/, (_, bytes) => `{${Number(bytes) + by}}\r\n`),
    )
  },
})

/** A line that goes on and on, `bytes` long, and has no end. */
export const endlessLine = (on: string, bytes: number): Fault => ({
  on,
  async before(call) {
    const chunk = Buffer.alloc(65_536, 'x')
    await call.write('* OK ')
    for (let said = 0; said < bytes && !call.isCut; said += chunk.length) await call.write(chunk)
    call.cut()
  },
})

/** Another client does something while the command is carried out, and this one hears of it before the answer. */
export const meanwhile = (on: string, act: () => void): Fault => ({
  on,
  async before(call) {
    act()
    for (const line of call.session.news(true)) await call.write(`${line}\r\n`)
  },
})

/** A command that is not answered until the test lets go. */
export interface HeldFault extends Fault {
  /** Resolves when the command has come. */
  readonly reached: Promise<void>
  /** Goes on, with a status in place of doing it when one is given. */
  release(status?: string): void
}

export function hold(on: string, matching?: RegExp): HeldFault {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<string | undefined>()
  return {
    on,
    ...(matching ? { matching } : {}),
    before() {
      reached.resolve()
      return released.promise
    },
    reached: reached.promise,
    release: (status) => released.resolve(status),
  }
}
