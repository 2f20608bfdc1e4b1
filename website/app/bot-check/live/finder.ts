/** Something that shows that a person's browser sends a form. It counts once. */
export interface Proof {
  text: string
  /** moment from which it does not count any more, by this browser's clock */
  untilMs: number
}

/** Finds a new one; rejects when there is none to be had. */
export type Finder = (signal: AbortSignal) => Promise<Proof>
