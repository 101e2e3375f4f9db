import type { Draft, DraftContent } from '@mailroom/core'
import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

const prepared = (change: (draft: Draft) => Draft): BrokenAdapter['world'] =>
  inPort('drafts', (drafts) => ({
    prepare: async (...question) => change(await drafts.prepare(...question)),
    open: async (...question) => change(await drafts.open(...question)),
  }))

const saved = (change: (content: DraftContent) => DraftContent): BrokenAdapter['world'] =>
  inPort('drafts', (drafts) => ({ save: (content, id) => drafts.save(change(content), id) }))

/** Answers, forwards, drafts, tags, settings, people. */
export const brokenWriting: readonly BrokenAdapter[] = [
  {
    what: 'answers nobody, without the original',
    world: prepared((draft) => ({ ...draft, to: [], quotedHtml: '' })),
    found: ['drafts/reply', 'drafts/reply-all', 'drafts/save-and-open', 'drafts/as-written'],
  },
  {
    what: 'leaves all files behind',
    world: prepared((draft) => ({ ...draft, attachments: [] })),
    found: ['drafts/forward', 'drafts/pictures-of-a-reply', 'drafts/save-and-open'],
  },
  {
    what: 'saves a draft to somebody only',
    world: saved((content) => {
      if (content.to.length === 0) throw new Error('Nobody to save it for.')
      return content
    }),
    found: ['drafts/save-empty'],
  },
  {
    what: 'keeps HTML drafts only',
    world: saved((content) => ({ ...content, isHtml: true, bcc: [] })),
    found: ['drafts/as-written', 'drafts/save-and-open'],
  },
  {
    what: 'forgets the options of a draft',
    world: saved(
      ({ priority: _priority, keepsCopy: _keepsCopy, isSeparate: _isSeparate, ...content }) => content,
    ),
    found: ['options/kept-in-draft'],
  },
  {
    what: 'keeps every version of a draft',
    world: inPort('drafts', (drafts) => ({ save: (content) => drafts.save(content) })),
    found: ['drafts/replace', 'drafts/save-under-new-id', 'together/drafts', 'sending/stays-sent'],
  },
  {
    what: 'puts drafts that are thrown away into the trash, all of them',
    world: inPort('drafts', (_drafts, { messages }) => ({
      discard: async () => void (await messages.move({ folder: 'Drafts', uids: 'all' }, 'Trash')),
    })),
    found: ['drafts/discard', 'drafts/others-stay'],
  },
  {
    what: 'saves mails that were to leave later, and takes any time',
    world: inPort('drafts', (drafts) => ({ schedule: (content, _at, id) => drafts.save(content, id) })),
    found: ['scheduling/leaves', 'scheduling/other-time', 'scheduling/refused'],
  },
  {
    what: 'holds no mail that was sent',
    world: inPort('sending', (sending) => ({ hold: (content, id) => sending.send(content, id) })),
    found: ['holding/undo', 'holding/send-now', 'holding/own'],
  },
  {
    what: 'holds whatever it is given, and does not send it',
    world: inPort('sending', (_sending, { drafts }) => ({
      hold: async (content, id) => ({ draft: await drafts.save(content, id), undoMs: 30_000 }),
    })),
    found: ['holding/undo', 'holding/at-once', 'holding/refused', 'holding/own'],
  },
  {
    what: 'says that it has called back what leaves',
    world: inPort('drafts', () => ({ unschedule: async () => undefined })),
    found: ['holding/undo', 'holding/send-now', 'scheduling/other-time', 'scheduling/send-now'],
  },
  {
    what: 'forgets when a mail leaves',
    world: prepared(({ leavesAt: _leavesAt, ...draft }) => draft),
    found: ['scheduling/other-time', 'scheduling/own'],
  },
  {
    what: 'sends mails at once that were to leave later',
    world: inPort('drafts', (drafts, { sending }) => ({
      async schedule(content, _at, id) {
        const saved = await drafts.save(content, id)
        await sending.send(content, id)
        return saved
      },
    })),
    found: ['scheduling/leaves', 'scheduling/other-time', 'scheduling/send-now'],
  },
  {
    what: 'takes any tag',
    world: inPort('tags', (tags) => ({
      create: instead(tags.create, (tag) => ({ id: 'tag-0', ...tag })),
    })),
    found: ['tags/names', 'tags/none-at-first', 'together/tags'],
  },
  {
    what: 'forgets its tags',
    world: inPort('tags', (tags) => ({ list: async () => (await tags.list()).slice(1) })),
    found: ['tags/create'],
  },
  {
    what: 'has one set of tags and settings for all',
    world: (world) => {
      const { tags, settings } = world.alice.adapter
      return { ...world, bob: { ...world.bob, adapter: { ...world.bob.adapter, tags, settings } } }
    },
    found: ['tags/own', 'settings/own'],
  },
  {
    what: 'has no settings at first, and keeps one alone',
    world: inPort('settings', (settings) => {
      let isSaved = false
      return {
        load: async () => (isSaved ? settings.load() : { ...(await settings.load()), pageSize: 0 }),
        save: async ({ pageSize }) => {
          isSaved = true
          await settings.save({ pageSize: pageSize ?? 20 })
        },
      }
    }),
    found: ['settings/defaults', 'settings/save', 'settings/refused', 'together/settings'],
  },
  {
    what: 'takes any setting',
    world: inPort('settings', (settings) => ({ save: instead(settings.save, () => undefined) })),
    found: ['settings/refused'],
  },
  {
    what: 'suggests everybody for everything',
    world: inPort('contacts', (contacts) => ({ suggest: () => contacts.suggest('e') })),
    found: ['people/nobody'],
  },
  {
    what: 'suggests by whole addresses only',
    world: inPort('contacts', (contacts) => ({
      suggest: async (text, options) =>
        (await contacts.suggest(text, options)).filter(({ address }) => address === text),
    })),
    found: ['people/suggest'],
  },
]
