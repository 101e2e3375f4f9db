import type { OrganisationDepartment, PeoplePage, PeopleQuery } from '../contacts/AddressBook'
import type { PersonCard, SenderStanding } from '../contacts/PersonCard'
import type { RecipientGroup } from '../contacts/RecipientGroup'
import type { Suggestion } from '../contacts/Suggestion'
import type { Address } from '../mail/Address'
import type { MessageRef } from '../mail/ids'
import type { ReadOptions } from './MailroomAdapter'

/** The people a user may write to, and what the user has noted about people. */
export interface ContactsPort {
  /**
   * At most ten people, departments and lists whose name, address or department has the text, or whose name is spelled so
   * where the mail system knows how: Chinese characters by pinyin and by initials. Those whom the user writes to lately and
   * often first, then colleagues, then the user's other contacts.
   *
   * @source CO-03
   */
  suggest(text: string, options?: ReadOptions): Promise<readonly Suggestion[]>
  /**
   * People whom the user writes to, those lately and often first; colleagues who have gone are left out.
   *
   * @param limit 1 to `maxPeoplePage`
   * @source CT-06
   */
  recent(limit: number, options?: ReadOptions): Promise<readonly Suggestion[]>
  /** A page of an address book. `notFound` for a department that is not there. @source CO-18 */
  people(query: PeopleQuery, options?: ReadOptions): Promise<PeoplePage>
  /** The parts of the organisation, those above before those below. @source CO-18 */
  departments(options?: ReadOptions): Promise<readonly OrganisationDepartment[]>
  /** The domains that people of the organisation have their mailboxes at, by name. @source CT-05 */
  domains(options?: ReadOptions): Promise<readonly string[]>
  /** The departments and lists that the user may write to. @source CO-03 */
  groups(options?: ReadOptions): Promise<readonly RecipientGroup[]>
  /** Everybody who gets what is sent to a group. `notFound`; `tooLarge` for more than `maxSpelledOut`. @source CO-03 */
  groupMembers(address: string, options?: ReadOptions): Promise<readonly Address[]>
  /** What is known of an address. `invalid` with `fields.address` for what is none. @source ML-13 */
  lookUp(address: string, options?: ReadOptions): Promise<PersonCard>
  /** Puts somebody into the user's address book, or gives them another name there. `invalid` as `lookUp`. */
  add(person: Address): Promise<void>
  /** Puts the sender of a mail there. `notFound` */
  addSender(ref: MessageRef): Promise<void>
  /**
   * Takes addresses out of it. Those that are not in it are passed over. Added again within `contactUndoMs`, an address has
   * with it what was known besides.
   */
  remove(addresses: readonly string[]): Promise<void>
  /** Says what is to become of mail from an address; null takes back what was said. `invalid` as `lookUp`. @source ST-10 */
  setStanding(address: string, standing: SenderStanding | null): Promise<void>
}
