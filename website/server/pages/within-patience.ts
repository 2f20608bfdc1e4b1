/** The result of some work, or undefined when it takes longer; it goes on then, and its failure is nobody's. */
export function withinPatience<T>(work: Promise<T>, patienceMs: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
