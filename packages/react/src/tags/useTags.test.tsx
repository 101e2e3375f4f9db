import { createMemoryAdapter } from '@mailroom/memory-adapter'
import type { MailroomAdapter } from '@mailroom/core'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../test/mount'
import { useTags } from './useTags'

function Tags() {
  const { tags, createTag, isLoading } = useTags()
  const [problem, setProblem] = useState('')
  const make = () =>
    createTag({ name: 'Offers', color: '#33B679' }).catch((error: Error) => setProblem(error.message))
  return (
    <>
      <p aria-label="tags">{tags?.map(({ name }) => name).join(' ') ?? (isLoading ? 'asking' : 'none')}</p>
      <p aria-label="problem">{problem}</p>
      <button onClick={() => void make()}>make</button>
    </>
  )
}

const textOf = (label: string) => () => page.getByLabelText(label).element().textContent

it('[ML-16] a new tag is there at once', async () => {
  await mount(<Tags />)
  await expect.poll(textOf('tags')).not.toMatch(/asking|none|Offers/)
  await page.getByRole('button', { name: 'make' }).click()
  await expect.poll(textOf('tags')).toMatch(/Offers$/)
})

it('[EM-06] a mail system without tags is not asked for any', async () => {
  const { tags: _, ...rest }: MailroomAdapter = createMemoryAdapter()
  await mount(<Tags />, { adapter: rest })
  await expect.poll(textOf('tags')).toBe('none')
  await page.getByRole('button', { name: 'make' }).click()
  await expect.poll(textOf('problem')).toMatch(/no port "tags"/)
})
