import { lazyPart } from '../late-part/lazyPart'
import { persistently } from '../late-part/persistently'

/** Fetches the code of menus: called when a pointer comes near, so that the click does not wait. */
export const loadMenuPopup = () => import('./MenuPopup')

/** The lines of an open menu. */
export const MenuPopup = /* @__PURE__ */ lazyPart(persistently(loadMenuPopup))
