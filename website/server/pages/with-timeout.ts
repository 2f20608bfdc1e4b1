/** The result of some work, or undefined when it takes longer; the work continues, and its failure is ignored. */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
