import { MailroomError } from '@mailroom/core'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../test/mount'
import { useSubmission, type SubmissionOptions } from './useSubmission'

function Asked(options: SubmissionOptions) {
  const { isBusy, fault, box, onSubmit } = useSubmission(options)
  return (
    <form onSubmit={onSubmit}>
      <input ref={box} aria-label="Name" />
      <button aria-disabled={isBusy}>Save</button>
      <output>{fault}</output>
    </form>
  )
}
const save = () => page.getByRole('button', { name: 'Save' })
const name = () => page.getByRole('textbox', { name: 'Name' })
const said = (words: string) => page.getByText(words)

it('[ER-03] sends nothing that is wrong, says why, and leads back to the box', async () => {
  const send = vi.fn(async () => undefined)
  await mount(<Asked check={() => 'Too short.'} send={send} />)
  await save().click()
  await expect.element(said('Too short.')).toBeVisible()
  await expect.element(name()).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('[ER-03] sends once, however often it is pressed', async () => {
  let answer = () => {}
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  await mount(<Asked send={send} />)
  await save().click()
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  await name().click()
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
  answer()
  await expect.element(save()).toHaveAttribute('aria-disabled', 'false')
})

it('[ER-03] says a refusal in words of its own, or else in those of its kind', async () => {
  const refusals = [new MailroomError('conflict', 'taken'), new MailroomError('notFound', 'gone')]
  const onRefused = vi.fn()
  await mount(
    <Asked
      send={() => Promise.reject(refusals.shift()!)}
      wordsOf={(error) => ((error as MailroomError).kind === 'conflict' ? 'That is taken.' : undefined)}
      onRefused={onRefused}
    />,
  )
  await save().click()
  await expect.element(said('That is taken.')).toBeVisible()
  await save().click()
  await expect.element(said('This is no longer here. It may have been moved or deleted.')).toBeVisible()
  await expect.element(name()).toHaveFocus()
  expect(onRefused).toHaveBeenLastCalledWith(name().element())
})
