import { normaliseContentId } from './contentId'

/** A sender's server that wanted to know when the mail is read. */
export interface Tracker {
  /** Host name of the picture's address, as the browser would look it up. */
  readonly host: string
  readonly count: number
}

/** What one cleaning came across. */
export class CleaningNotes {
  readonly #known: ReadonlySet<string>
  readonly #usedContentIds: string[] = []
  readonly #trackers = new Map<string, number>()
  readonly #remotePictures: string[] = []
  blockedRemoteCount = 0
  /** Style attributes that need no closer look, as they were written and as the browser has understood them. */
  readonly plainStyles = new Map<string, string>()

  /** @param maxRemotePictures different pictures on the web that can be put in later; the others are gone */
  constructor(
    knownContentIds: Iterable<string>,
    private readonly maxRemotePictures = 0,
  ) {
    this.#known = new Set([...knownContentIds].map(normaliseContentId))
  }

  blockRemote(): void {
    this.blockedRemoteCount += 1
  }

  /** The place of a remote picture in `remotePictures`; undefined when there are too many. Counts as blocked. */
  useRemotePicture(address: string): number | undefined {
    this.blockRemote()
    const place = this.#remotePictures.indexOf(address)
    if (place !== -1) return place
    if (this.#remotePictures.length === this.maxRemotePictures) return undefined
    return this.#remotePictures.push(address) - 1
  }

  blockTracker(host: string): void {
    this.#trackers.set(host, (this.#trackers.get(host) ?? 0) + 1)
  }

  /** The place of an inline picture in `usedContentIds`; undefined when the mail carries no such picture. */
  useContentId(reference: string): number | undefined {
    const id = normaliseContentId(reference)
    if (!this.#known.has(id)) return undefined
    const place = this.#usedContentIds.indexOf(id)
    return place === -1 ? this.#usedContentIds.push(id) - 1 : place
  }

  get usedContentIds(): readonly string[] {
    return this.#usedContentIds
  }

  get remotePictures(): readonly string[] {
    return this.#remotePictures
  }

  get trackers(): readonly Tracker[] {
    return [...this.#trackers].map(([host, count]) => ({ host, count }))
  }
}
