/** A hostile body: what it tries, and the HTML. Scripts call `hit()`, remote addresses lie below `leak.example`. */
export interface Attack {
  readonly name: string
  readonly html: string
}

/** An attack as a row of a table: its name, its HTML. */
export type AttackRow = readonly [name: string, html: string]

/** An address that must never be asked; its name says by which trick it was. */
export const leak = (name: string) => `http://${name}.leak.example/x`

/** A script that must never run. */
export const run = 'top.hit(1)'

/** The same as a document of its own. */
export const runData = 'data:text/html,<script>top.hit(1)</script>'
