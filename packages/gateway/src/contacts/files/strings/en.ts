/** Heads of the columns of a table of contacts. `{number}` is filled in. */
export const en = {
  sheet: 'Contacts',
  name: 'Name',
  address: 'E-mail',
  moreAddresses: 'E-mail {number}',
  mobile: 'Mobile phone',
  birthday: 'Birthday',
  company: 'Company',
  department: 'Department',
  jobTitle: 'Job title',
  workPhone: 'Business phone',
  fax: 'Fax',
  workCountry: 'Business country',
  workRegion: 'Business state',
  workCity: 'Business city',
  workStreet: 'Business street',
  workPostalCode: 'Business postal code',
  homePhone: 'Home phone',
  homeCountry: 'Home country',
  homeRegion: 'Home state',
  homeCity: 'Home city',
  homeStreet: 'Home street',
  homePostalCode: 'Home postal code',
  homepage: 'Web page',
  msn: 'MSN',
  qq: 'QQ',
  family: 'Family',
  remark: 'Notes',
  groups: 'Groups',
}

/** Heads in one language. */
export type FileWords = Readonly<Record<keyof typeof en, string>>
