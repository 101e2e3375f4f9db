import { canary, wrapped, type World } from '../every-route/World'
import { passwords } from '../openTestGateway'
import { SoftwareKey } from '../sign-on/SoftwareKey'
import { type KeptField, type KeptFields, page, type Shown, standing, unique } from './KeptField'

/** Folders, tags, searches, texts, people, the own name, passkeys. */
export async function ownFields(world: World): Promise<KeptFields> {
  const { alice, gateway } = world
  const { db } = gateway.store.database
  const tag = await alice.ask('createTag', { body: { name: standing, color: '#ff0000' } })
  const signature = await alice.ask('createSignature', { body: { caption: standing, content: 'x' } })
  const template = await alice.ask('createTemplate', { body: { caption: standing, content: 'x' } })
  const passkey = await alice.ask('addPasskey', { body: await newPasskey(world) })
  const kept = [canary, standing, `${canary} empty`]

  const freshFolder = async (name: string) => {
    // What the last one was called may be used again.
    const mine = (await alice.ask('folders')).results.filter(
      (one) => !one.is_default && !kept.includes(one.id),
    )
    for (const { id } of mine) await alice.ask('deleteFolder', { body: { src_folder: id, is_delete: true } })
    return name === '' ? '' : (await alice.ask('createFolder', { body: { name } })).id
  }
  const freshTag = () => db.deleteFrom('tags').where('name', 'not in', [canary, standing]).execute()
  const oneTag = () =>
    db.deleteFrom('tags').where('public_id', '!=', tag.tagname).where('name', '!=', canary).execute()
  const freshSearch = () => db.deleteFrom('searches').where('name', '!=', canary).execute()
  const freshText = () =>
    db
      .deleteFrom('kept_texts')
      .where('title', '!=', canary)
      .where('public_id', 'not in', [signature.id, template.id])
      .execute()
  const form = (caption: string) => ({ caption, content: '<p>x</p>' })
  const texts = {
    Signature: { id: signature.id, shown: [['signatures']] },
    Template: {
      id: template.id,
      shown: [
        ['templates', { query: page }],
        ['template', { path: { id: template.id } }],
      ],
    },
  } as const satisfies Record<string, { id: string; shown: Shown }>
  const textFields = Object.entries(texts).flatMap(([name, { id, shown }]) => {
    const made: KeptField = {
      input: async () => {
        await freshText()
        return { body: form(unique()) }
      },
      shown,
    }
    const changed: KeptField = { input: () => ({ path: { id }, body: form(unique()) }), shown }
    return [
      [`create${name} body.caption`, { ...made, as: 'line' }],
      [`update${name} body.caption`, { ...changed, as: 'line' }],
      // The text of a new template is not in a list.
      [`create${name} body.content`, name === 'Template' ? { ...made, as: 'unshown' } : made],
      [`update${name} body.content`, changed],
    ] as const
  })
  const people: Shown = [['personalPeople', { query: page }]]
  const withdrawn = (call: 'withdrawName' | 'withdrawClosing', body: object): KeptField => ({
    input: async () => {
      await alice.call(call)
      return { body }
    },
    shown: [['profile']],
  })

  return {
    'createFolder body.name': {
      input: async () => {
        await freshFolder('')
        return { body: { name: '' } }
      },
      shown: [['folders']],
    },
    'renameFolder body.name': {
      input: async () => ({ body: { name: '', src_folder: await freshFolder(unique()) } }),
      shown: [['folders']],
    },
    'createTag body.name': {
      input: async () => {
        await freshTag()
        return { body: { name: '', color: '#ff0000' } }
      },
      shown: [['tags']],
    },
    'createTag body.color': { input: () => ({ body: { name: unique(), color: '' } }), shown: [['tags']] },
    'updateTag body.name': {
      input: async () => {
        await oneTag()
        return { path: { id: tag.tagname }, body: { name: '', color: '#ff0000' } }
      },
      shown: [['tags']],
    },
    'updateTag body.color': {
      input: () => ({ path: { id: tag.tagname }, body: { name: standing, color: '' } }),
      shown: [['tags']],
    },
    'saveSearch body.name': {
      input: async () => {
        await freshSearch()
        return { body: { name: '', query: unique() } }
      },
      shown: [['savedSearches']],
    },
    'saveSearch body.query': {
      input: async () => {
        await freshSearch()
        return { body: { name: unique(), query: '' } }
      },
      shown: [['savedSearches']],
    },
    ...Object.fromEntries(textFields),
    'allowPictures body.mailbox': { input: () => ({ body: { mailbox: '' } }), shown: [['pictureSenders']] },
    'addContact body.email': { input: () => ({ body: { email: '', fullname: '' } }), shown: people },
    'addContact body.fullname': {
      input: async () => {
        await db.deleteFrom('contacts').where('name', '!=', canary).execute()
        return { body: { email: `${unique()}@out.example`, fullname: '' } }
      },
      ...{ shown: people, as: 'cut' },
    },
    'listSender body.email': {
      input: () => ({ body: { email: '', action: 'white' } }),
      shown: [['whitelist', { query: page }]],
    },
    'saveSmsNumbers body.numbers.0.0': {
      input: () => ({ body: { numbers: [['', '13800000000']] } }),
      ...{ shown: [], as: 'unshown' },
    },
    'saveSmsNumbers body.numbers.0.1': {
      input: () => ({ body: { numbers: [['dave@out.example', '']] } }),
      ...{ shown: [], as: 'unshown' },
    },
    'requestName body.realname': withdrawn('withdrawName', { realname: '', english_name: '' }),
    'requestName body.english_name': withdrawn('withdrawName', { realname: 'Alice', english_name: '' }),
    'requestClosing body.reason': withdrawn('withdrawClosing', { reason: '' }),
    'addPasskey body.name': {
      input: async () => ({ body: await newPasskey(world) }),
      ...{ shown: [['passkeys']], as: 'line' },
    },
    'renamePasskey body.name': {
      input: () => ({ path: { id: passkey.id }, body: { name: '' } }),
      ...{ shown: [['passkeys']], as: 'line' },
    },
  }
}

/** Room for it is made, as somebody may have only some. */
async function newPasskey({ alice, gateway }: World) {
  const { db } = gateway.store.database
  const known = (await alice.ask('passkeys')).results.filter(({ name }) => ![canary, standing].includes(name))
  if (known.length > 5) await db.deleteFrom('passkeys').where('name', 'not in', [canary, standing]).execute()
  const proof = await wrapped(alice, passwords.alice)
  const { challenge } = await alice.ask('beginPasskey', { body: { proof } })
  return new SoftwareKey().made({ challenge }, standing)
}
