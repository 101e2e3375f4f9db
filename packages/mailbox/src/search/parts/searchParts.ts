// What the search box needs once somebody uses it: one file to fetch.
export { AdvancedSearch } from './AdvancedSearch'
export { SearchAssistant } from './SearchAssistant'
export { SearchChips } from './SearchChips'
