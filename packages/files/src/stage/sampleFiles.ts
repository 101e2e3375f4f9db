import type { UploadId } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** A file of so many bytes. */
export const fileOf = (name: string, sizeBytes = 2048): File => new File([new Uint8Array(sizeBytes)], name)

const names = [
  '2026 年第三季度营销预算（含各区域明细与审批意见，最终稿）.xlsx',
  'Supplier framework agreement, signed by both parties, with all annexes.pdf',
  '会议纪要.docx',
  'Site photos.zip',
  'launch-film.mp4',
  'logo.png',
  '客户名单.csv',
  'Roadmap.pptx',
  'README.md',
]

/** Folders and files as somebody has them after a year. @returns the id of the folder with others in it */
export async function fillPersonal({ disk }: MemoryAdapter): Promise<UploadId> {
  const top = { place: 'personal' } as const
  const project = await disk.makeFolder('项目资料', top)
  await disk.makeFolder('Contracts 2026', top)
  const inside = await disk.makeFolder('施工图', { ...top, folderId: project.id })
  await disk.store(fileOf('总平面图.pdf', 340_000), { ...top, folderId: inside.id })
  for (const [index, name] of names.entries()) await disk.store(fileOf(name, 1800 * (index + 1) ** 3), top)
  return project.id
}

/** Files that mails link to. */
export async function fillTransit({ disk }: MemoryAdapter, count = 5): Promise<void> {
  for (let index = 1; index <= count; index += 1)
    await disk.upload(fileOf(`film-${index}.mp4`, 40_000 * index))
}
