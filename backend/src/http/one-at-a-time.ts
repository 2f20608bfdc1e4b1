/** A queue whose work runs one after the other, in the order it came. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}
