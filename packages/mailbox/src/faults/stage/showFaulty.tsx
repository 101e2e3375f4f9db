import { withFaults, type FaultPlan, type FaultyAdapter } from '@mailroom/conformance/faults'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { vi, type Mock } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MailboxStage, type MailboxStageProps } from '../../stage/MailboxStage'
import { smallCompany, type MailToAlice } from '../../stage/smallCompany'

/** A mailbox over a mail system that fails on order. */
export interface FaultyMailbox {
  /** What the page talks to. */
  readonly faulty: FaultyAdapter<MemoryAdapter>
  /** The mail system behind the faults. */
  readonly memory: MemoryAdapter
  /** Calls that got as far as the mail system. */
  readonly arrived: Readonly<Record<'list' | 'read' | 'setState' | 'move' | 'delete', Mock>>
}

interface ShowOptions extends Omit<MailboxStageProps, 'adapter'> {
  readonly plan?: FaultPlan
  readonly mails?: readonly MailToAlice[]
}

/** Shows a mailbox where things go wrong as the plan says. */
export async function showFaulty({ plan, mails, ...props }: ShowOptions = {}): Promise<FaultyMailbox> {
  const memory = createMemoryAdapter({ company: smallCompany(mails) })
  const { messages } = memory
  const arrived = {
    list: vi.spyOn(messages, 'list'),
    read: vi.spyOn(messages, 'read'),
    setState: vi.spyOn(messages, 'setState'),
    move: vi.spyOn(messages, 'move'),
    delete: vi.spyOn(messages, 'delete'),
  }
  const faulty = withFaults(memory, plan)
  await page.viewport(1320, 800)
  await render(<MailboxStage {...props} adapter={faulty} />)
  return { faulty, memory, arrived }
}
