import type { Finder, Proof } from './finder.ts'

/** How long a form waits for its proof; then it is sent without one, the slower way. */
const PATIENCE_MS = 8_000

/** Provides a proof for each sending of a form. */
export interface Prover {
  /** starts finding one, unless one is ready or pending */
  begin: () => void
  /**
   * returns the ready or pending proof; undefined when there is none. A proof is used once, so the next call returns
   * another.
   */
  take: () => Promise<string | undefined>
}

/** @param load loads the code that finds a proof, which may fail */
export function prover(load: () => Promise<Finder>, signal: AbortSignal): Prover {
  let search: Promise<Proof | undefined> | undefined
  let untilMs = 0
  let loading: Promise<Finder> | undefined

  function begin(): Promise<Proof | undefined> {
    if (search && Date.now() < untilMs) return search
    untilMs = Number.POSITIVE_INFINITY
    // after a failure it is not tried again before the next sending
    const mine = find().catch(() => undefined)
    search = mine
    void mine.then((proof) => {
      if (proof && search === mine) untilMs = proof.untilMs
    })
    return mine
  }

  async function find(): Promise<Proof> {
    loading ??= load()
    const finder = await loading.catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return finder(signal)
  }

  return {
    begin: () => void begin(),
    async take() {
      const proof = await Promise.race([begin(), patience()])
      search = undefined
      return proof?.text
    },
  }
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))
}
