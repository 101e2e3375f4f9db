/** Somebody of the intranet, as its server tells. */
export interface Person {
  readonly address: string
  readonly name: string
}

interface Portal {
  readonly people: readonly Person[]
  /** Who is signed on; null for nobody. */
  readonly person: Person | null
}

const form = document.querySelector<HTMLFormElement>('#sign-on')!
const select = form.querySelector('select')!
const place = document.querySelector('#mailbox')!

const { people, person } = (await (await fetch('/portal/')).json()) as Portal
select.replaceChildren(
  new Option('nobody', ''),
  ...people.map(({ name, address }) => new Option(name, address, false, address === person?.address)),
)
const mail = person && import('./Mail').then(({ mountMail }) => mountMail(place, person.address))

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  await fetch('/portal/sign-on', { method: 'POST', body: select.value })
  // Who leaves the intranet leaves the mail as well.
  await (await mail)?.leave()
  location.reload()
})
