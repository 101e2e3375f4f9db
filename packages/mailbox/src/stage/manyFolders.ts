import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** Four regions with sixty orders each: more folders than a page asks for at first. */
export async function manyFolders({ control }: MemoryAdapter): Promise<void> {
  for (let region = 1; region <= 4; region += 1)
    for (let order = 1; order <= 60; order += 1) await control.addFolder(`Region ${region}/Order ${order}`)
}
