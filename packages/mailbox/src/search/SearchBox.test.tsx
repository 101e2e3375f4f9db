import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, row, showMailbox, tab } from '../stage/elements'
import { manyFolders } from '../stage/manyFolders'

const box = () => page.getByRole('combobox', { name: 'Search mail' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const show = (options: Parameters<typeof showMailbox>[0] = {}) =>
  showMailbox({ hasSearchBox: true, ...options })
const search = async (words: string) => {
  await box().fill(words)
  await userEvent.keyboard('{Enter}')
}
const condition = (label: string) => button(`Remove “${label}”`)

describe('the box', () => {
  it('[SH-06] offers keyword, subject, attachment and advanced search for what was typed', async () => {
    const { place } = await show()
    await box().fill('budget')
    await expect.element(option('Anywhere: budget')).toBeVisible()
    await expect.element(option('Attachment name: budget')).toBeVisible()
    await expect.element(option('Advanced search')).toBeVisible()
    await option('Subject: budget').click()
    expect(place()).toEqual({ kind: 'search', query: 'subject:budget' })
    await expect.element(tab('Search results')).toHaveAttribute('aria-selected', 'true')
    await expect.element(row(/Budget for the third quarter/)).toBeVisible()
  })

  it('[SH-06] takes 50 characters and is not there where the organisation has turned searching off', async () => {
    await show()
    await expect.element(box()).toHaveAttribute('maxlength', '50')
  })

  it('[SH-06] is absent where mail cannot be searched', async () => {
    await show({ features: { search: false } })
    await expect.element(row(/Budget/)).toBeVisible()
    await expect.element(box()).not.toBeInTheDocument()
  })

  it('[SH-06] is worked by keys alone, and Escape closes what it offers', async () => {
    const { place } = await show()
    await box().click()
    await userEvent.keyboard('budget')
    await expect.element(option('Subject: budget')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(option('Subject: budget')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Anywhere: budget')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(option('Subject: budget')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(place()).toEqual({ kind: 'search', query: 'subject:budget' })
  })

  it('[ML-27] completes operators, folders and states', async () => {
    await show()
    await box().click()
    await userEvent.keyboard('fi')
    await option(/^filename:/).click()
    await expect.element(box()).toHaveValue('filename:')
    await box().fill('in:arc')
    await option('Archive').click()
    await expect.element(condition('In: Archive')).toBeVisible()
    await userEvent.keyboard('is:un')
    await option('unread').click()
    await expect.element(condition('Unread')).toBeVisible()
    await expect.element(box()).toHaveValue('')
  })

  it('[ML-27] shows finished operators as chips that can be taken away', async () => {
    await show()
    await search('from:bob budget')
    await expect.element(condition('From: bob').first()).toBeVisible()
    await expect.element(box()).toHaveValue('budget')
    await page
      .getByRole('search', { name: 'Search', exact: true })
      .getByRole('button', { name: /From: bob/ })
      .click()
    await expect.element(box()).toHaveValue('budget')
  })

  it('[ML-27] offers what was searched for lately, until it is cleared', async () => {
    await show()
    await search('budget')
    await expect.element(row(/Budget/).first()).toBeVisible()
    await button('Clear search').click()
    await box().click()
    await expect.element(option('budget')).toBeVisible()
    await button('Clear recent searches').click()
    await expect.element(option('budget')).not.toBeInTheDocument()
  })

  it('[ML-27] keeps a search under a name and says what is wrong with one', async () => {
    const { place } = await show()
    await search('from:bob')
    await button('Save search').click()
    await button('Save').click()
    await expect.element(page.getByText('A search needs a name.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('From Bob')
    await button('Save').click()
    await expect.element(page.getByText('The search is saved.')).toBeVisible()
    await tab('Messages').click()
    await box().click()
    await option('From Bob').click()
    expect(place()).toEqual({ kind: 'search', query: 'from:bob' })
  })

  it('[ML-27] shows the search once more that is shown already', async () => {
    await show()
    await search('from:bob')
    await expect.element(condition('From: bob').first()).toBeVisible()
    await button('Clear search').click()
    await option('from:bob').click()
    await expect.element(condition('From: bob').first()).toBeVisible()
  })
})

describe('advanced search', () => {
  it('[SH-07] needs a keyword, a subject or an attachment', async () => {
    const { place } = await show()
    await box().click()
    await option('Advanced search').click()
    await page.getByRole('textbox', { name: 'Sender' }).fill('bob')
    await page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true }).click()
    await expect.element(page.getByText('Keyword/Subject/Attach, fill in at least one!')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Keyword' })).toHaveFocus()
    await page.getByRole('textbox', { name: 'Subject' }).fill('budget')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Date' }), 'last year')
    await page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true }).click()
    expect(place()).toEqual({ kind: 'search', query: 'from:bob subject:budget newer:1y' })
  })

  it('[SH-07] begins with what stands in the box, and leaves out the drafts', async () => {
    await show()
    await box().fill('from:bob budget')
    await option('Advanced search').click()
    await expect.element(page.getByRole('textbox', { name: 'Sender' })).toHaveValue('bob')
    await expect.element(page.getByRole('textbox', { name: 'Keyword' })).toHaveValue('budget')
    const folders = page.getByRole('combobox', { name: 'Folder' }).element() as HTMLSelectElement
    const names = [...folders.options].map((each) => each.label)
    expect(names).toContain('All folders')
    expect(names).not.toContain('Drafts')
  })
})

describe('results', () => {
  it('[SH-08] are of all folders, say where each lies and mark the words', async () => {
    await show({
      prepare: async ({ control }) => {
        await control.deliver({ from: 'bob', subject: 'Old budget', text: 'x', folder: 'Projects' })
      },
    })
    await search('budget')
    await expect.element(row(/Old budget.*Projects/)).toBeVisible()
    await expect.element(row(/Budget for the third quarter.*Inbox/)).toBeVisible()
    const marks = [
      ...row(/Old budget/)
        .element()
        .querySelectorAll('mark'),
    ]
    expect(marks.map((mark) => mark.textContent)).toEqual(['budget'])
  })

  it('[SH-08] never take a subject for markup', async () => {
    await show({
      prepare: async ({ control }) => {
        await control.deliver({
          from: 'bob',
          subject: '<img src=x onerror=alert(1)> budget',
          text: '<b>budget</b>',
        })
      },
    })
    await search('budget')
    await expect.element(row(/<img src=x onerror=alert\(1\)> budget/)).toBeVisible()
    expect(
      row(/onerror/)
        .element()
        .querySelector('img[src="x"], b'),
    ).toBeNull()
  })

  it('[SH-08] are acted on over several folders with one undo', async () => {
    const { adapter } = await show({
      prepare: async ({ control }) => {
        await control.deliver({ from: 'bob', subject: 'Plan A', text: 'x', folder: 'Projects' })
        await control.deliver({ from: 'bob', subject: 'Plan B', text: 'x' })
      },
    })
    await search('subject:plan')
    await page.getByRole('checkbox', { name: 'Select Plan A' }).click()
    await page.getByRole('checkbox', { name: 'Select Plan B' }).click()
    await page
      .getByRole('tabpanel', { name: 'Search results' })
      .getByRole('button', { name: 'Delete', exact: true })
      .first()
      .click()
    await expect.element(row(/Plan A/)).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(row(/Plan A.*Projects/)).toBeVisible()
    await expect.element(row(/Plan B.*Inbox/)).toBeVisible()
    const { messages } = await adapter.messages.list({ folder: 'Projects', offset: 0, limit: 10 })
    expect(messages.map(({ subject }) => subject)).toContain('Plan A')
  })

  it('[SH-08] [RD-01] are gone through from mail to mail', async () => {
    await show({
      prepare: async ({ control }) => {
        await control.deliver({
          from: 'bob',
          subject: 'Plan A',
          text: 'x',
          folder: 'Projects',
          minutesAgo: 1,
        })
        await control.deliver({ from: 'bob', subject: 'Plan B', text: 'x' })
      },
    })
    await search('subject:plan')
    await row(/Plan B/).click()
    await expect.element(page.getByRole('heading', { name: 'Plan B' })).toBeVisible()
    await button(/^Next message/).click()
    await expect.element(page.getByRole('heading', { name: 'Plan A' })).toBeVisible()
  })

  it('[ML-20] that are none say what was looked for and what may help', async () => {
    const { place } = await show()
    await search('from:nobody zebra')
    await expect.element(page.getByText('No messages were found')).toBeVisible()
    await expect.element(page.getByText(/Fewer words/)).toBeVisible()
    await expect.element(page.getByText('Anywhere: zebra').last()).toBeVisible()
    await button('Search spam and trash too').click()
    expect(place()).toEqual({ kind: 'search', query: 'from:nobody in:anywhere zebra' })
  })

  it('[ER-02] that fail say so and can be asked for again', async () => {
    const { adapter } = await show()
    adapter.control.fail({ kind: 'server', call: 'search.find', times: 99 })
    await search('budget')
    await expect.element(page.getByText('The messages could not be loaded')).toBeVisible()
    adapter.control.clearFailures()
    await button('Try again').click()
    await expect.element(row(/Budget/).first()).toBeVisible()
  })

  it('[SH-08] can be stopped while they are looked for', async () => {
    const asked: (AbortSignal | undefined)[] = []
    const { adapter } = await show({
      prepare({ search: port, control }) {
        const find = port.find.bind(port)
        vi.spyOn(port, 'find').mockImplementation((query, options) => {
          if (query.conditions.text === undefined) return find(query, options)
          asked.push(options?.signal)
          // What is beside it is there in time: only this question takes an hour.
          if (asked.length === 1) control.setLatency(3_600_000)
          return find(query, options)
        })
      },
    })
    await search('budget')
    await button('Stop').click()
    await expect.element(page.getByText('The search was stopped.')).toBeVisible()
    expect(asked.map((signal) => signal?.aborted)).toEqual([true])
    adapter.control.setLatency(0)
    await button('Search again').first().click()
    await expect.element(row(/Budget/).first()).toBeVisible()
  })

  it('[SH-08] say while the index is not whole, and ask the mail server as well', async () => {
    await show({
      prepare({ search: port }) {
        const find = port.find.bind(port)
        vi.spyOn(port, 'find').mockImplementation(async (query, options) => {
          const page = await find(query, options)
          return query.isThorough ? page : { ...page, messages: [], totalCount: 0, isIndexing: true }
        })
      },
    })
    await search('budget')
    await expect.element(row(/Budget for the third quarter/)).toBeVisible()
  })
})

describe('of many folders', () => {
  /** A mail in a folder that the page does not know. */
  const withLetter = async (adapter: Parameters<typeof manyFolders>[0]) => {
    await manyFolders(adapter)
    await adapter.control.deliver({
      from: 'bob',
      subject: 'Rare letter',
      text: 'x',
      folder: 'Region 4/Order 55',
    })
  }

  it('[SH-06] [T40] those that the page does not know complete what is typed', async () => {
    const { adapter } = await show({ prepare: withLetter })
    const find = vi.spyOn(adapter.folders.parts!, 'find')
    await box().click()
    await userEvent.keyboard('letter')
    await expect.element(option('Anywhere: letter')).toBeVisible()
    expect(find).not.toHaveBeenCalled()
    await box().fill('in:"region 4/order 55')
    await option('Region 4/Order 55').click()
    await expect.element(condition('In: Order 55')).toBeVisible()
    await userEvent.keyboard('letter{Enter}')
    await expect.element(row(/Rare letter.*Order 55/)).toBeVisible()
  })

  it('[SH-06] [T40] default ones are completed as everywhere', async () => {
    await show({ prepare: withLetter })
    await box().fill('in:arc')
    await option('Archive').click()
    await expect.element(condition('In: Archive')).toBeVisible()
  })

  it('[ML-27] [T40] one is meant by its own name alone, also when the page does not know it', async () => {
    const { adapter, place } = await show({ prepare: withLetter })
    await adapter.control.addFolder('Region 3/Delivery notes')
    await adapter.control.deliver({
      from: 'bob',
      subject: 'Late letter',
      text: 'x',
      folder: 'Region 3/Delivery notes',
    })
    adapter.control.setLatency(100)
    await search('in:"delivery NOTES" letter')
    await expect.element(row(/Late letter.*Delivery notes/)).toBeVisible()
    expect(page.getByRole('row', { name: /Rare letter/ }).query()).toBeNull()
    expect(place()).toEqual({ kind: 'search', query: 'in:"delivery NOTES" letter' })
    await search('in:"region 4/order 55" letter')
    await expect.element(row(/Rare letter.*Order 55/)).toBeVisible()
  })

  it('[ML-27] [T40] one that is not there is said to be gone once nobody knows it', async () => {
    const { adapter } = await show({ prepare: withLetter })
    const find = vi.spyOn(adapter.folders.parts!, 'find')
    await search('in:Nowhere letter')
    await expect.element(page.getByText('The folder does not exist or has been deleted!')).toBeVisible()
    expect(find).toHaveBeenCalledExactlyOnceWith('Nowhere', 1000)
  })

  it('[SH-07] [T40] one is chosen for the search by its name, or all of them', async () => {
    const { place } = await show({ prepare: withLetter })
    await box().fill('letter')
    await option('Advanced search').click()
    const field = page.getByRole('button', { name: /^Folder: / })
    await expect.element(field).toHaveTextContent('All folders')
    await field.click()
    await userEvent.type(page.getByRole('combobox', { name: 'Find a folder' }), 'region 4 order 55')
    const choice = page.getByRole('dialog', { name: 'Folder' })
    await choice.getByRole('option', { name: 'Region 4 / Order 55' }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveTextContent('Region 4 / Order 55')
    expect(place()).toEqual({ kind: 'folder', folder: 'INBOX' })
    await page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true }).click()
    expect(place()).toEqual({ kind: 'search', query: 'in:"Region 4/Order 55" letter' })
    await expect.element(row(/Rare letter/)).toBeVisible()
    await button('Clear search').click()
    await box().fill('in:"Region 4/Order 55" letter')
    await option('Advanced search').click()
    await field.click()
    await choice.getByRole('option', { name: 'All folders' }).click()
    await expect.element(field).toHaveTextContent('All folders')
  })
})
