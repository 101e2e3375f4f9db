import type { MessageRef } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useSearch } from '../search/useSearch'
import { mount } from '../test/mount'
import { useKnownSummary } from './useKnownSummary'
import { useMessageList } from './useMessageList'

/** Says what is known of a mail once whatever was asked for is there. */
function Known({ mail, isThere }: { mail: MessageRef; isThere: boolean }) {
  const row = useKnownSummary(isThere ? mail : undefined)
  return <output aria-label="known">{isThere ? (row?.subject ?? 'nothing') : 'not yet'}</output>
}

interface SourceProps {
  mail: MessageRef
}

const sources = {
  list({ mail }: SourceProps) {
    const { page: list } = useMessageList({ folder: mail.folder, offset: 0, limit: 10 })
    return <Known mail={mail} isThere={list !== undefined} />
  },
  results({ mail }: SourceProps) {
    const { page: results } = useSearch({ conditions: { subject: 'Known' }, offset: 0, limit: 10 })
    return <Known mail={mail} isThere={results !== undefined} />
  },
}

const arriving = {
  from: { address: 'bob@example.com', name: 'Bob' },
  subject: 'Known',
  text: 'Words',
}

const known = () => page.getByLabelText('known', { exact: true })

it.each(Object.entries(sources))('[RD-14] finds the row of a mail in what is here: %s', async (_, Source) => {
  const adapter = createMemoryAdapter()
  const mail = await adapter.control.deliver(arriving)
  await mount(<Source mail={mail} />, { adapter })
  await expect.element(known()).toHaveTextContent('Known')
})

it('[RD-14] knows nothing of a mail that is in none of it', async () => {
  const adapter = createMemoryAdapter()
  const mail = await adapter.control.deliver(arriving)
  await mount(<sources.list mail={{ ...mail, uid: mail.uid + 1000 }} />, { adapter })
  await expect.element(known()).toHaveTextContent('nothing')
})
