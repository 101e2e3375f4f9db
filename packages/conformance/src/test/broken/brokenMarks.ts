import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Tags that change, and notes. */
export const brokenMarks: readonly BrokenAdapter[] = [
  {
    what: 'takes no tags off when all are meant',
    world: inPort('messages', (messages) => ({
      setState: async (selection, change) => {
        if (change.removeTags !== 'all') await messages.setState(selection, change)
      },
    })),
    found: ['tags/all-off'],
  },
  {
    what: 'changes the colour of a tag and not its name',
    world: inPort('tags', (tags) => ({
      update: async (id, { color }) => {
        const before = (await tags.list()).find((tag) => tag.id === id)
        return tags.update(id, { name: before?.name ?? '', color })
      },
    })),
    found: ['tags/rename'],
  },
  {
    what: 'deletes every tag when one is meant',
    world: inPort('tags', (tags) => ({
      delete: async () => {
        for (const { id } of await tags.list()) await tags.delete(id)
      },
    })),
    found: ['tags/delete'],
  },
  {
    what: 'pins mails and shows it, and lists them as if they were not',
    world: inPort('messages', (messages) => ({
      list: async (query) => {
        const page = await messages.list(query)
        return { ...page, messages: page.messages.toSorted((a, b) => b.ref.uid - a.ref.uid) }
      },
    })),
    found: ['pins/first'],
  },
  {
    what: 'loses pins on the way',
    world: inPort('messages', (messages) => ({
      move: async (selection, target) => {
        await messages.setState(selection, { isPinned: false })
        return messages.move(selection, target)
      },
    })),
    found: ['pins/follows-moves'],
  },
  {
    what: 'brings mails back as if they had not been away',
    world: inPort('messages', (messages) => ({
      unsnooze: (selection) => messages.move(selection, 'INBOX'),
      list: async (query) => {
        const page = await messages.list(query)
        const rows = page.messages.map((row) => ({ ...row, state: { ...row.state, cameBack: false } }))
        return { ...page, messages: rows }
      },
    })),
    found: ['snoozing/away', 'snoozing/comes-back', 'snoozing/renamed'],
  },
  {
    what: 'takes any time for a mail to come back',
    world: inPort('messages', (messages) => ({
      snooze: (selection, until) =>
        messages.snooze!(selection, Math.min(Math.max(until, Date.now() + 1), Date.now() + 60_000)),
    })),
    found: ['snoozing/times', 'snoozing/away'],
  },
  {
    what: 'reminds sooner of what is later, and of what was answered',
    world: inPort('messages', (messages) => ({
      setState: (selection, { followUp, ...change }) => {
        const at = followUp && Math.round(Date.now() + 100_000 - (followUp.at - Date.now()) / 100)
        return messages.setState(selection, { ...change, followUp: at ? { at } : followUp })
      },
    })),
    found: [
      ...['follow-ups/set', 'follow-ups/list', 'follow-ups/due', 'follow-ups/times'],
      'follow-ups/answered',
    ],
  },
  {
    what: 'cuts notes and never takes one away',
    world: inPort('messages', (messages) => ({
      setRemark: async (ref, remark) => {
        if (remark !== '') await messages.setRemark(ref, Array.from(remark).slice(0, 200).join(''))
      },
    })),
    found: ['remarks/set', 'remarks/length'],
  },
  {
    what: 'notes nothing about a mail that was moved, and says nothing of it',
    world: inPort('messages', (messages) => ({
      setRemark: instead(messages.setRemark, () => undefined),
    })),
    found: ['remarks/follows-moves'],
  },
]
