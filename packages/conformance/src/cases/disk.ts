import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { fileSender } from '../world/fileSender'
import { allBytes, formTo, opened, portOf, signedIn, waitForRow } from '../world/scene'

const fileOf = (name: string, length = 5000) =>
  new File([allBytes(length)], name, { type: 'application/zip' })

/** Files that mails link to. */
export const diskCases = casesOf({ area: 'disk', port: 'disk', needs: ['disk', 'sending', 'drafts'] }, [
  [
    'links',
    'Sends a file as a link that its mail names once, beside the files that travel',
    async (world) => {
      const { disk, sending, send } = await fileSender(world)
      const file = await disk.upload(fileOf('施工 图.zip'))
      equals([file.name, file.sizeBytes], ['施工 图.zip', 5000], 'the file')
      const attached = await sending.upload(fileOf('plan.txt'))
      const { messageId } = await send('Drawings', [file, attached, file])
      const [link, ...more] = await disk.links(messageId)
      equals(more.length, 0, 'links beyond the first')
      equals(
        [link?.fileId, link?.name, link?.sizeBytes, link?.state, link?.downloadCount],
        [file.id, '施工 图.zip', 5000, 'open', 0],
        'the link',
      )
      holds((link?.expiresAt ?? 0) > Date.now(), 'the link has ended before it began')
      const colleague = await signedIn(world.bob)
      const mail = await opened(colleague, await waitForRow(colleague, 'inbox', 'Drawings'))
      equals(
        mail.attachments.map(({ name }) => name),
        ['plan.txt'],
        'files that travel',
      )
      for (const text of [mail.text, mail.html ?? '']) {
        holds(text.includes('施工 图.zip'), 'the mail does not name its file')
        holds(/https?:\/\/\S+/.test(text), 'the mail does not say where its file is')
      }
      equals(await portOf(colleague, 'disk').links(messageId), [], 'links of a mail that one has only got')
    },
  ],
  [
    'keeps',
    'Makes a file of a draft one to link to, once, and keeps it so with the draft',
    async (world) => {
      const { adapter, disk, sending } = await fileSender(world)
      const upload = await sending.upload(fileOf('film.zip'))
      const file = await disk.keepOnline(upload.id)
      equals([file.id, file.name, file.sizeBytes], [upload.id, 'film.zip', 5000], 'the file')
      equals((await disk.keepOnline(upload.id)).id, upload.id, 'the same asked again')
      const drafts = portOf(adapter, 'drafts')
      const { ref } = await drafts.save(formTo(world.bob.address, { subject: 'Film', attachments: [file] }))
      const [kept] = (await drafts.open(ref)).attachments
      equals([kept?.id, kept?.online !== undefined], [file.id, true], 'the file of the draft')
      const picture = await sending.upload(new File([allBytes(64)], 'p.png', { type: 'image/png' }), {
        inline: true,
      })
      await failsAs(disk.keepOnline(picture.id), 'invalid', 'a picture inside the text')
      await failsAs(disk.keepOnline('no-such-file-0000'), 'notFound', 'no file')
    },
  ],
  [
    'withdraw',
    'Ends a link for its owner alone, and says so',
    async (world) => {
      const { disk, send } = await fileSender(world)
      const { messageId } = await send('Once', [await disk.upload(fileOf('a.zip'))])
      const [link] = await disk.links(messageId)
      const others = portOf(await signedIn(world.bob), 'disk')
      await failsAs(others.withdraw(link!.id), 'notFound', 'a link of somebody else')
      equals((await disk.links(messageId))[0]?.state, 'open', 'the link afterwards')
      await disk.withdraw(link!.id)
      await disk.withdraw(link!.id)
      equals((await disk.links(messageId))[0]?.state, 'withdrawn', 'the link that was withdrawn')
    },
  ],
  [
    'refused',
    'Refuses empty and forbidden files, and mails with files of others',
    async (world) => {
      const { adapter, disk } = await fileSender(world)
      await failsAs(disk.upload(fileOf('empty.zip', 0)), 'invalid', 'an empty file')
      const extension = (await adapter.session.current())?.limits.forbiddenExtensions[0]
      if (extension !== undefined)
        await failsAs(disk.upload(fileOf(`a.${extension}`)), 'invalid', 'a forbidden file')
      const file = await disk.upload(fileOf('mine.zip'))
      const bob = await signedIn(world.bob)
      const form = formTo(world.alice.address, { attachments: [file] })
      const sending = portOf(bob, 'sending')
      await failsAs(sending.send(form, sending.newDraftId()), 'notFound', 'a file of somebody else')
      await failsAs(portOf(bob, 'disk').keepOnline(file.id), 'notFound', 'taking a file of somebody else')
    },
  ],
  [
    'places',
    'Keeps files in folders of one’s own disk, and links to them once',
    async (world) => {
      const { disk, send } = await fileSender(world)
      const top = { place: 'personal', offset: 0, limit: 10 } as const
      const folder = await disk.makeFolder('图纸', { place: 'personal' })
      const target = { place: 'personal', folderId: folder.id } as const
      const { id } = await disk.store(fileOf('主楼.zip'), target)
      equals(
        (await disk.list(top)).entries.map(({ kind, name }) => [kind, name]),
        [['folder', '图纸']],
        'the top',
      )
      const inside = await disk.list({ ...top, folderId: folder.id })
      equals(
        [inside.total, inside.canWrite, inside.entries[0]?.id, inside.path],
        [1, true, id, [{ id: folder.id, name: '图纸' }]],
        'the folder',
      )
      holds(inside.room.usedBytes >= 5000, 'the file takes no room')
      const [file] = await disk.link('personal', [id, id])
      const [again] = await disk.link('personal', [id])
      equals(again?.id, file?.id, 'the same file asked again')
      const transit = await disk.list({ place: 'transit', offset: 0, limit: 10 })
      equals(
        transit.entries.map((each) => [each.id, each.name]),
        [[file!.id, '主楼.zip']],
        'what lies in transit',
      )
      const { messageId } = await send('Plans', [file!])
      equals(
        (await disk.links(messageId)).map(({ name }) => name),
        ['主楼.zip'],
        'the links of the mail',
      )
      await failsAs(disk.makeFolder('图纸', { place: 'personal' }), 'conflict', 'a second folder of one name')
      await failsAs(disk.link('personal', [folder.id]), 'invalid', 'linking to a folder')
      await failsAs(
        disk.store(fileOf('a.zip'), { place: 'company' }),
        'forbidden',
        'writing without being let',
      )
      const others = portOf(await signedIn(world.bob), 'disk')
      await failsAs(others.list({ ...top, folderId: folder.id }), 'notFound', 'a folder of somebody else')
      await failsAs(others.link('personal', [id]), 'notFound', 'a file of somebody else')
    },
  ],
])
