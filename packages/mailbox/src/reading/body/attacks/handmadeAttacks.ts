import type { Attack } from './handmade/Attack'
import { frameAttacks } from './handmade/frameAttacks'
import { overlayAttacks } from './handmade/overlayAttacks'
import { parsingAttacks } from './handmade/parsingAttacks'
import { pictureAttacks } from './handmade/pictureAttacks'
import { scriptAttacks } from './handmade/scriptAttacks'
import { sheetAttacks } from './handmade/sheetAttacks'
import { vectorAttacks } from './handmade/vectorAttacks'

/** Hostile bodies written for this project, a table for each kind of trick. New attacks are new rows. */
export const handmadeAttacks: readonly Attack[] = [
  ...scriptAttacks,
  ...frameAttacks,
  ...vectorAttacks,
  ...parsingAttacks,
  ...pictureAttacks,
  ...sheetAttacks,
  ...overlayAttacks,
].map(([name, html]) => ({ name, html }))
