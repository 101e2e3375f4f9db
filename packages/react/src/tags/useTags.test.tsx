import { createMemoryAdapter } from '@mailroom/memory-adapter'
import type { MailroomAdapter } from '@mailroom/core'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../test/mount'
import { useTagActions } from './useTagActions'
import { useTags } from './useTags'

const color = '#33B679'

function Tags() {
  const { tags, isLoading } = useTags()
  const { createTag, updateTag, deleteTag } = useTagActions()
  const [problem, setProblem] = useState('')
  const offers = tags?.find(({ name }) => name.startsWith('Offers'))
  const act = (name: string, work: () => Promise<unknown>) => (
    <button onClick={() => void work().catch((error: Error) => setProblem(error.message))}>{name}</button>
  )
  return (
    <>
      <p aria-label="tags">{tags?.map(({ name }) => name).join(' ') ?? (isLoading ? 'asking' : 'none')}</p>
      <p aria-label="problem">{problem}</p>
      {act('make', () => createTag({ name: 'Offers', color }))}
      {act('rename', () => updateTag(offers!.id, { name: 'Offers 2026', color }))}
      {act('delete', () => deleteTag(offers!.id))}
    </>
  )
}

const textOf = (label: string) => () => page.getByLabelText(label).element().textContent
const press = (name: string) => page.getByRole('button', { name }).click()

it('[ML-16] a new tag is there at once, and so is its new name, and then it is gone', async () => {
  await mount(<Tags />)
  await expect.poll(textOf('tags')).not.toMatch(/asking|none|Offers/)
  await press('make')
  await expect.poll(textOf('tags')).toMatch(/Offers$/)
  await press('rename')
  await expect.poll(textOf('tags')).toMatch(/Offers 2026$/)
  await press('delete')
  await expect.poll(textOf('tags')).not.toMatch(/Offers/)
})

it('[EM-06] a mail system without tags is not asked for any', async () => {
  const { tags: _, ...rest }: MailroomAdapter = createMemoryAdapter()
  await mount(<Tags />, { adapter: rest })
  await expect.poll(textOf('tags')).toBe('none')
  await press('make')
  await expect.poll(textOf('problem')).toMatch(/no port "tags"/)
})
