import { maxContactFileRows, type PostalAddress } from '@mailroom/core'
import type { FiledContact } from '../ContactFiles'
import { tooManyPeople } from '../fileFault'
import { filedFields, type FieldTexts } from '../texts/filedFields'
import { fullName } from '../texts/fullName'
import type { FoundTable, TableRows } from './findTable'
import { readGroupCell } from './groupCell'
import type { Place, PlacePart, TableColumn, TableRole } from './TableRole'

/**
 * The people of a table, a row each.
 *
 * @throws MailroomError `tooLarge`
 */
export function readTable(rows: TableRows, { columns, firstRow }: FoundTable): FiledContact[] {
  const people: FiledContact[] = []
  for (let at = firstRow; at < rows.length; at += 1) {
    const cells = rows[at]!
    if (cells.every((cell) => cell.trim() === '')) continue
    if (people.length === maxContactFileRows) throw tooManyPeople()
    people.push(readRow(new Row(columns, cells), people.length + 1))
  }
  return people
}

function readRow(row: Row, number: number): FiledContact {
  const phones = row.labelled('anyPhone')
  const phoneLike = (label: RegExp) =>
    phones.filter((phone) => label.test(phone.label)).map(({ text }) => text)
  const isOther =
    /home|住|家|work|business|office|工作|办公|辦公|商|mobile|cell|手机|手機|行动|行動|移动|fax|传真|傳真|pager/i
  const ims = row.labelled('im')
  const imLike = (label: RegExp) => ims.filter((im) => label.test(im.label)).map(({ text }) => text)
  const texts: FieldTexts = {
    names: [...row.all('name'), row.nameOfParts(), ...row.all('nickname'), ...row.all('addressName')],
    addresses: row.all('address'),
    mobile: [...row.all('mobile'), ...phoneLike(/^(?!.*fax).*(?:mobile|cell|手机|手機|行动|行動|移动)/i)],
    workPhone: [
      ...row.all('workPhone'),
      ...phoneLike(/^(?!.*(?:fax|传真|傳真)).*(?:work|business|office|工作|办公|辦公|商)/i),
    ],
    homePhone: [...row.all('homePhone'), ...phoneLike(/^(?!.*(?:fax|传真|傳真)).*(?:home|住|家)/i)],
    anyPhone: phones.filter(({ label }) => !isOther.test(label)).map(({ text }) => text),
    fax: [...row.all('fax'), ...row.all('homeFax'), ...phoneLike(/fax|传真|傳真/i)],
    company: row.all('company'),
    department: row.all('department'),
    // `Title` of Outlook is that of a name, where it has another column for the job.
    jobTitle: row.has('jobTitle') ? row.all('jobTitle') : row.all('title'),
    birthday: row.birthdays(),
    workAddress: row.place('work'),
    homeAddress: row.place('home'),
    homepage: row.all('homepage'),
    msn: [...row.all('msn'), ...imLike(/msn|live/i)],
    qq: [...row.all('qq'), ...imLike(/qq/i)],
    family: row.all('relatives'),
    remark: row.all('remark'),
  }
  return { row: number, fields: filedFields(texts), groups: row.all('groups').flatMap(readGroupCell) }
}

/** A row by what its columns tell. */
class Row {
  constructor(
    readonly columns: readonly (TableColumn | undefined)[],
    readonly cells: readonly string[],
  ) {}

  has(role: TableRole): boolean {
    return this.columns.some((column) => column?.role === role)
  }

  /** All texts of a role that are there, in the order of the columns. */
  all(role: TableRole): string[] {
    return this.labelled(role).map(({ text }) => text)
  }

  /** With the label of each, empty for none; several that Google has put into one cell are several. */
  labelled(role: TableRole): { text: string; label: string }[] {
    return this.columns.flatMap((column, at) => {
      const text = this.cells[at] ?? ''
      if (column?.role !== role || text.trim() === '') return []
      const texts = column.set === undefined ? [text] : text.split(' ::: ')
      return texts.map((each) => ({ text: each, label: this.#label(column.set) }))
    })
  }

  nameOfParts(): string {
    const part = (role: TableRole) => (this.all(role)[0] ?? '').trim()
    return fullName({ family: part('family'), given: part('given'), middle: part('middle') })
  }

  /** In one column, or the day beside its month and year as Thunderbird writes them. */
  birthdays(): string[] {
    const [year = '-', month = '', day = ''] = (['birthYear', 'birthMonth', 'birthday'] as const).map(
      (role) => this.all(role)[0]?.trim() || undefined,
    )
    if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month)) return this.all('birthday')
    return [`${year === '-' ? '-' : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`]
  }

  /** A postal address; what no head and no label puts elsewhere is that of the work. */
  place(place: Exclude<Place, 'any'>): PostalAddress {
    const part = (name: PlacePart) => [
      ...this.all(`${place}.${name}`),
      ...this.columns.flatMap((column, at) => {
        if (column?.role !== `any.${name}`) return []
        const isHome = /home|住|家|personal|private/i.test(this.#label(column.set))
        return isHome === (place === 'home') ? [(this.cells[at] ?? '').split(' ::: ')[0]!] : []
      }),
    ]
    const first = (name: PlacePart) => part(name).find((text) => text.trim() !== '') ?? ''
    return {
      country: first('country'),
      region: first('region'),
      city: first('city'),
      street: [first('street'), first('street2'), first('street3')]
        .filter((line) => line.trim() !== '')
        .join(' '),
      postalCode: first('postalCode'),
    }
  }

  #label(set: string | undefined): string {
    if (set === undefined) return ''
    const at = this.columns.findIndex((column) => column?.role === 'label' && column.set === set)
    return this.cells[at] ?? ''
  }
}
