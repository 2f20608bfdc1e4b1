/** Evidence that a person's browser sends a form. It can be used once. */
export interface Proof {
  text: string
  /** when it expires, by this browser's clock */
  untilMs: number
}

/** Finds a new proof; rejects when that fails. */
export type ProofSource = (signal: AbortSignal) => Promise<Proof>
