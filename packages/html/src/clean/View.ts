/** A window with its own classes: nodes of another window are not instances of this page's. */
export type View = Window & typeof globalThis
