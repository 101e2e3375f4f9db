export default {
  search: 'Search',
  searchMail: 'Search mail',
  clearSearch: 'Clear search',
}
