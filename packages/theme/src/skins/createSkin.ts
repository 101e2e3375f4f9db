import type { Skin, SkinDefinition } from './Skin'

/**
 * Makes a skin of one typed object; nothing has to be built or registered.
 *
 * @throws TypeError when the name is not lower-case letters, digits and hyphens, since it is stored and compared
 * @source EM-05
 */
export function createSkin(definition: SkinDefinition): Skin {
  if (!/^[a-z][a-z0-9-]*$/.test(definition.name)) {
    throw new TypeError(
      `createSkin got the name "${definition.name}". It is stored in settings, so it must be lower-case letters, ` +
        'digits and hyphens and begin with a letter.',
    )
  }
  return Object.freeze({ ...definition })
}
