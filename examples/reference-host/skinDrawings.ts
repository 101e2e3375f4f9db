import { loadSkin, skins } from '@mailroom/theme'

/** The drawings of all skins that have some. */
export const skinDrawings = await Promise.all(
  skins.map(async ({ name }) => ({ name, drawings: await (await loadSkin(name)).artwork?.() })),
)
