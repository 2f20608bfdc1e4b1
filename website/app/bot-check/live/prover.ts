import type { Finder, Proof } from './finder.ts'

/** How long a form waits for its proof; then it goes without one, the slower way. */
const PATIENCE_MS = 8_000

/** Has a proof ready for each sending of a form. */
export interface Prover {
  /** begins to find one, unless one is there or under way */
  begin: () => void
  /** gives the one that is there, or will soon be; undefined when none comes. It counts once, so the next is another. */
  take: () => Promise<string | undefined>
}

/** @param load gets what finds a proof, which may be a file that does not come */
export function prover(load: () => Promise<Finder>, signal: AbortSignal): Prover {
  let search: Promise<Proof | undefined> | undefined
  let untilMs = 0
  let loading: Promise<Finder> | undefined

  function begin(): Promise<Proof | undefined> {
    if (search && Date.now() < untilMs) return search
    untilMs = Number.POSITIVE_INFINITY
    // where none is to be had it is not tried again before the next sending
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
