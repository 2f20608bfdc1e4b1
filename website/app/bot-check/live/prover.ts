import type { Proof, ProofSource } from './proof-source.ts'

/** How long a form waits for its proof; then it is sent without one, the slower way. */
const TIMEOUT_MS = 8_000

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
export function createProver(load: () => Promise<ProofSource>, signal: AbortSignal): Prover {
  let search: Promise<Proof | undefined> | undefined
  let untilMs = 0
  let loading: Promise<ProofSource> | undefined

  function begin(): Promise<Proof | undefined> {
    if (search && Date.now() < untilMs) return search
    untilMs = Number.POSITIVE_INFINITY
    // after a failure it is not tried again before the next sending
    const attempt = find().catch(() => undefined)
    search = attempt
    void attempt.then((proof) => {
      if (proof && search === attempt) untilMs = proof.untilMs
    })
    return attempt
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
      const proof = await Promise.race([begin(), timeout()])
      search = undefined
      return proof?.text
    },
  }
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS))
}
