export { ListQuestion } from './ListQuestion'
export { SelectionNotice } from './SelectionNotice'
export { SelectionActions } from './toolbar/SelectionActions'
