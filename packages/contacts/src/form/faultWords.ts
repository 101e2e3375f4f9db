import {
  maxContactNote,
  maxContactText,
  maxMoreAddresses,
  type ContactFault,
  type ContactField,
} from '@mailroom/core'
import type { SayContacts } from '../contactsStrings'

/** Says what is wrong with the fields of a contact. */
export function faultWords(
  t: SayContacts,
  faults: Partial<Record<ContactField, ContactFault>>,
): Partial<Record<ContactField, string>> {
  const words = (field: string, fault: ContactFault) => {
    switch (fault) {
      case 'missing':
        return t('addressMissing')
      case 'notAddress':
        return t('addressInvalid')
      case 'tooLong':
        return t('tooLong', {
          max: field === 'family' || field === 'remark' ? maxContactNote : maxContactText,
        })
      case 'tooManyAddresses':
        return t('tooManyAddresses', { max: maxMoreAddresses })
      case 'twice':
        return t('addressTwice')
      case 'noDate':
        return t('noDate')
      case 'noWebAddress':
        return t('noWebAddress')
    }
  }
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, words(field, fault) ?? t('errorInvalid')]),
  )
}
