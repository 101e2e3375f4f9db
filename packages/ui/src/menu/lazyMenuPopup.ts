import { lazy } from 'react'
import { persistently } from '../persistently'

/** Fetches the code of menus: called when a pointer comes near, so that the click does not wait. */
export const loadMenuPopup = () => import('./MenuPopup')

/** The lines of an open menu. */
export const MenuPopup = /* @__PURE__ */ lazy(persistently(loadMenuPopup))
