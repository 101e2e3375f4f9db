import { equals, failsAs, holds } from '../assert/assert'
import { zipNames } from '../assert/zipNames'
import { casesOf } from '../world/ConformanceCase'
import { allBytes, arrive, arriveAll, opened, selection, signedIn } from '../world/scene'

const file = (name: string, length: number) => ({
  name,
  contentType: 'application/octet-stream',
  bytes: allBytes(length),
})

/** Several files in one. */
export const packageCases = casesOf({ area: 'packages', port: 'messages' }, [
  [
    'attachments',
    'Packs the files of a mail in one zip, names alike told apart, without the pictures of its text',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const files = [
        file('报告.pdf', 2000),
        file('报告.pdf', 3000),
        { ...file('inside.png', 10), contentType: 'image/png', contentId: 'p@x' },
      ]
      const html = '<p>Look: <img src="cid:p@x"></p>'
      const row = await arrive(world, { subject: 'Files', html, files })
      const done: number[] = []
      const { name, content } = await adapter.messages.attachments(row.ref, {
        onProgress: ({ doneBytes }) => done.push(doneBytes),
      })
      holds(name.endsWith('.zip'), `the package is called ${name}`)
      equals(
        await zipNames(content),
        [
          ['报告.pdf', 2000],
          ['报告 (2).pdf', 3000],
        ],
        'the files of the package',
      )
      equals(done.at(-1), content.size, 'the last word on the way')
    },
  ],
  [
    'mails',
    'Packs mails in one zip, each named by its subject, and leaves out those that are gone',
    async (world) => {
      const { messages } = await signedIn(world.alice)
      const mails = [{ subject: '../会议' }, { subject: 'Gone' }, { subject: '..\\会议' }]
      const [first, gone, last] = await arriveAll(world, mails)
      await messages.deleteForever(selection(gone!))
      const { name, content } = await messages.archive(selection(first!, gone!, last!))
      holds(name.endsWith('.zip'), `the package is called ${name}`)
      const names = (await zipNames(content)).map(([entry]) => entry)
      equals(names.length, 2, 'mails in the package')
      holds(new Set(names).size === 2, `two mails have one name: ${names.join(', ')}`)
      for (const entry of names) {
        holds(entry.includes('会议') && entry.endsWith('.eml'), `a mail is called ${entry}`)
        holds(!entry.includes('/') && !entry.includes('\\'), `a mail leaves its folder: ${entry}`)
      }
    },
  ],
  [
    'whole-folder',
    'Packs all of a folder',
    async (world) => {
      const { messages } = await signedIn(world.alice)
      const rows = await arriveAll(
        world,
        ['one', 'two', 'three'].map((subject) => ({ subject })),
      )
      const { content } = await messages.archive({ folder: rows[0]!.ref.folder, uids: 'all' })
      const names = (await zipNames(content)).map(([entry]) => entry).toSorted()
      equals(names, ['one.eml', 'three.eml', 'two.eml'], 'mails of the package')
    },
  ],
  [
    'nothing',
    'Packs nothing where there is nothing: no files, no mail, no such mail',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      const row = await arrive(world, { subject: 'Plain' })
      await opened(adapter, row)
      await failsAs(messages.attachments(row.ref), 'notFound', 'files of a mail without any')
      await messages.deleteForever(selection(row))
      await failsAs(messages.attachments(row.ref), 'notFound', 'files of a mail that is gone')
      await failsAs(messages.archive(selection(row)), 'notFound', 'a package of a mail that is gone')
    },
  ],
])
