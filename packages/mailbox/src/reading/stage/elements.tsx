import type { Message, MessageRef } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReadingStage, type ReadingStageProps } from './ReadingStage'

/** A mailbox on the stage and the mail in it. */
export interface OpenedMail {
  readonly adapter: MemoryAdapter
  readonly ref: MessageRef
}

/** Shows a mail and answers with its mailbox. */
export async function open(props: ReadingStageProps): Promise<OpenedMail> {
  let opened: OpenedMail | undefined
  await render(
    <ReadingStage
      {...props}
      prepare={async (adapter, delivered) => {
        const chosen = await props.prepare?.(adapter, delivered)
        opened = { adapter, ref: chosen ?? delivered }
        return chosen
      }}
    />,
  )
  await expect.poll(() => opened).toBeDefined()
  return opened!
}

/** The button of that name. */
export const button = (name: string | RegExp) => page.getByRole('button', { name })

/** The heading of that name. */
export const title = (name: string | RegExp) => page.getByRole('heading', { name })

/** The frame of the text. */
export const frame = () => document.querySelector<HTMLIFrameElement>('iframe')

/** An element of the mail itself. */
export const inFrame = (selector: string) =>
  frame()?.contentDocument?.querySelector<HTMLElement>(selector) ?? null

/** The mail as the mail system has it now. */
export const stored = ({ adapter, ref }: OpenedMail): Promise<Message> => adapter.messages.read(ref)
