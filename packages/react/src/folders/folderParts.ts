// What asks for folders anew, and for more of them, in one piece of code: nothing of it is needed until the first folders are there.
export { askTouched } from './parts/askTouched'
export { bringBelow, bringOne } from './parts/bringFolders'
