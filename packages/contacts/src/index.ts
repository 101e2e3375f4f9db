// The contacts
export { ContactsView } from './contacts-view/ContactsView'
export type { ContactsViewProps } from './contacts-view/ContactsView'
export type { ContactPlace } from './places/ContactPlace'

// People to be picked
export { ContactPicker } from './picker/ContactPicker'
export type { ContactPickerProps, PickerLine } from './picker/ContactPicker'

// For the packages above: somebody's contact, wherever they are met
export { ContactEditor } from './form/lazyEditor'
export type { ContactEditorProps } from './form/ContactEditor'

// For the packages above: people written into a field
export { PeopleInput } from './people-input/PeopleInput'
export type { PeopleInputProps } from './people-input/PeopleInput'
export { usePeopleInput } from './people-input/usePeopleInput'
export type { PeopleInputOptions } from './people-input/usePeopleInput'
