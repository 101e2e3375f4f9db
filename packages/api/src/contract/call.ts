import type * as v from 'valibot'

/** HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call is about; groups the calls in the OpenAPI document. */
export type Area =
  | 'session'
  | 'folders'
  | 'messages'
  | 'pictures'
  | 'tags'
  | 'sending'
  | 'review'
  | 'contacts'
  | 'calendar'
  | 'settings'
  | 'administration'
  | 'live'

/** An answer that is not JSON: bytes of any type, or lines of text. */
export type RawAnswer = 'binary' | 'text'

/** What one call of the contract says about itself. Schemas are in wire names. */
export interface CallShape {
  readonly area: Area
  /** What it does, one sentence for the OpenAPI document. @see firstSummaries */
  readonly summary?: string
  /** Values in the query string, as they arrive: text. */
  readonly query?: v.GenericSchema
  /** JSON body. */
  readonly body?: v.GenericSchema
  /** `multipart/form-data` body instead of JSON: names of the fields; `file` marks the one with bytes. */
  readonly form?: { readonly file: string; readonly fields: readonly string[] }
  /** JSON answer, or the kind of raw answer. */
  readonly answer: v.GenericSchema | RawAnswer
  /** Needs no session. */
  readonly isOpen?: boolean
  /** Is answered while the screen is locked too. @source LK-08 */
  readonly isForLocked?: boolean
  /** A GET that changes something: it needs the CSRF header like the other methods. */
  readonly changesState?: boolean
  /** It tells who is there, so a client asks it without the token of whoever it knows of. */
  readonly tellsWho?: boolean
}

/** One entry of the contract. Path parameters are written `{name}`. */
export type Call<Shape extends CallShape = CallShape> = Shape & {
  readonly method: Method
  readonly path: string
}

/** Whether the call changes something, so that it has to prove that a page of ours sent it. @source C3 */
export const isChange = ({ method, changesState }: Call): boolean => method !== 'GET' || changesState === true

/** Makes an entry of the contract and keeps its exact types. */
export const call = <const Shape extends CallShape>(
  method: Method,
  path: string,
  shape: Shape,
): Call<Shape> => ({
  ...shape,
  method,
  path,
})

type Output<S, Else> = S extends v.GenericSchema ? v.InferOutput<S> : Else

/** The query values of a call, as the sender writes them. */
export type QueryOf<C extends CallShape> = C['query'] extends v.GenericSchema
  ? v.InferInput<C['query']>
  : undefined
/** The body of a call, as the sender writes it. */
export type BodyOf<C extends CallShape> = C['body'] extends v.GenericSchema
  ? v.InferInput<C['body']>
  : undefined
/** Query or body of a call, as the receiver reads them. */
export type ReadOf<C extends CallShape, Part extends 'query' | 'body'> = C[Part] extends v.GenericSchema
  ? v.InferOutput<C[Part]>
  : undefined
/** The answer of a call, as the receiver reads it. */
export type AnswerOf<C extends CallShape> = C['answer'] extends 'binary'
  ? Blob
  : C['answer'] extends 'text'
    ? string
    : Output<C['answer'], never>
