import { MailroomError, type DiskPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'
import {
  fileAt,
  filesToPack,
  keepOnDisk,
  moveItems,
  removeItems,
  renameItem,
  renewFiles,
} from '../online/diskActs'
import { linkItem, listDisk, newFolder, storeItem, writable } from '../online/disks'
import { describeLink, onlineFile, onlineRules, requireRoom, storeOnline } from '../online/onlineFiles'
import type { Seat } from '../system/Seat'
import { checkFile, uploadedFile } from './sendingPort'
import { packZip } from './zipOf'

/** Files that mails of whoever is signed in link to. */
export function createDiskPort(seat: Seat, calls: Calls): DiskPort {
  return {
    upload: (file, options) =>
      calls.make(
        'disk.upload',
        async () => {
          const { user, system } = seat
          checkFile(file, onlineRules.maxBytes)
          requireRoom(user, file.size, system.now())
          const bytes = new Uint8Array(await file.arrayBuffer())
          await transfer(bytes.length, calls, options)
          return storeOnline(
            user,
            crypto.randomUUID(),
            uploadedFile(system, file, bytes, false),
            system.now(),
          )
        },
        options,
      ),
    keepOnline: (id) =>
      calls.make('disk.keepOnline', () => {
        const { user, system } = seat
        const upload = user.uploads.get(id)
        if (upload?.contentId !== undefined)
          throw new MailroomError('invalid', 'A picture of the text is no file to link to.', {
            fields: { id: ['A picture of the text is no file to link to.'] },
          })
        if (upload) requireRoom(user, upload.sizeBytes, system.now())
        const file = upload ?? onlineFile(user, id, system.now())
        user.uploads.delete(id)
        return storeOnline(user, id, file, system.now())
      }),
    links: (messageId, options) =>
      calls.make(
        'disk.links',
        () => {
          const own = [...seat.user.links.values()].filter((link) => link.messageId === messageId)
          return own.map((link) => describeLink(link, seat.system.now()))
        },
        options,
      ),
    withdraw: (linkId) =>
      calls.make('disk.withdraw', () => {
        const link = seat.user.links.get(linkId)
        if (!link) throw new MailroomError('notFound', 'No link of your own has this id.')
        link.isWithdrawn = true
      }),
    list: (question, options) =>
      calls.make(
        'disk.list',
        () => {
          if (question.place === 'company') calls.judge('disk.listCompany')
          seat.requireOpenFiles()
          return listDisk(seat, question)
        },
        options,
      ),
    store: (file, into, options) =>
      calls.make(
        'disk.store',
        async () => {
          seat.requireOpenFiles()
          checkFile(file, onlineRules.maxBytes)
          const disk = writable(seat, into)
          if (into.place === 'personal') requireRoom(seat.user, file.size, seat.system.now())
          const bytes = new Uint8Array(await file.arrayBuffer())
          await transfer(bytes.length, calls, options)
          return storeItem(disk, uploadedFile(seat.system, file, bytes, false), into, seat.system.now())
        },
        options,
      ),
    makeFolder: (name, into) =>
      calls.make('disk.makeFolder', () => {
        seat.requireOpenFiles()
        return newFolder(writable(seat, into), name, into, seat.system.now())
      }),
    link: (place, ids) =>
      calls.make('disk.link', () => {
        if (place === 'company') calls.judge('disk.listCompany')
        seat.requireOpenFiles()
        return [...new Set(ids)].map((id) => linkItem(seat, place, id))
      }),
    rename: (place, id, name) =>
      calls.make('disk.rename', () => {
        seat.requireOpenFiles()
        return renameItem(seat, place, id, name)
      }),
    move: (ids, into) =>
      calls.make('disk.move', () => {
        seat.requireOpenFiles()
        moveItems(seat, ids, into)
      }),
    remove: (place, ids) =>
      calls.make('disk.remove', () => {
        seat.requireOpenFiles()
        removeItems(seat, place, ids)
      }),
    file: (place, id, options) =>
      calls.make(
        'disk.file',
        async () => {
          if (place === 'company') calls.judge('disk.listCompany')
          seat.requireOpenFiles()
          const { bytes, contentType } = fileAt(seat, place, id)
          const content = bytes()
          await transfer(content.length, calls, options)
          return new Blob([content], { type: contentType })
        },
        options,
      ),
    pack: (place, ids, options) =>
      calls.make(
        'disk.pack',
        () => {
          if (place === 'company') calls.judge('disk.listCompany')
          seat.requireOpenFiles()
          const files = filesToPack(seat, place, ids)
          return packZip(
            files.map(({ name, file }) => ({ name, content: file.bytes() })),
            'files',
            calls,
            options,
          )
        },
        options,
      ),
    renew: (ids, stay) =>
      calls.make('disk.renew', () => {
        seat.requireOpenFiles()
        return renewFiles(seat, ids, stay)
      }),
    keepOnDisk: (ids, into) =>
      calls.make('disk.keepOnDisk', () => {
        seat.requireOpenFiles()
        return keepOnDisk(seat, ids, into)
      }),
  }
}
