/**
 * Lets all who ask for something at about the same time share one load of it. Everybody gets what was loaded after they asked: who asks
 * during a load waits for the next one. Not for use in a transaction, which the load would become a part of.
 */
export function shareLoads<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  return () => {
    next ??= running.then(() => {
      next = undefined
      const loaded = load()
      running = loaded.catch(() => undefined)
      return loaded
    })
    return next
  }
}
