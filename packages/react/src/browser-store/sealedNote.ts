/** What lies in the browser's database in the place of a note, beside the note's id under the name it has there. */
export interface SealedNote {
  /** Of the key that opens it. */
  readonly keyId: string
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

/** A key of this browser. Its bytes cannot be read by anybody, pages of ours among them. */
export interface StoreKey {
  readonly id: string
  readonly key: CryptoKey
}

/** A new key; undefined on a page that is not served securely, where browsers have none. @source W3C WebCrypto */
export async function newStoreKey(): Promise<StoreKey | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return undefined
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return { id: crypto.randomUUID(), key }
}

/** A note as nobody can read it without the key. Its id is bound to it, so that it opens as no other note. */
export async function sealNote(item: object, noteId: string, { id, key }: StoreKey): Promise<SealedNote> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const words = new TextEncoder().encode(JSON.stringify(item))
  const sealed = await crypto.subtle.encrypt(algorithm(iv, noteId), key, words)
  return { keyId: id, iv, sealed }
}

/** The note again; undefined when it was sealed with a key that is gone, or is none of ours. */
export async function openNote<Item>(
  note: SealedNote,
  noteId: string,
  store: StoreKey | undefined,
): Promise<Item | undefined> {
  if (!store || note.keyId !== store.id) return undefined
  try {
    const words = await crypto.subtle.decrypt(algorithm(note.iv, noteId), store.key, note.sealed)
    return JSON.parse(new TextDecoder().decode(words)) as Item
  } catch {
    return undefined
  }
}

/** True for what was sealed; what older versions noted was not. */
export const isSealedNote = (note: object): note is SealedNote => 'sealed' in note

const algorithm = (iv: Uint8Array<ArrayBuffer>, noteId: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(noteId),
})
