/**
 * Runs `work` for every item, at most `limit` at a time.
 * @returns the results in the order of the items
 * @throws what the first failing work threw; work that had begun is not stopped
 */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const outcomes: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [at, item] of queue) outcomes[at] = await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return outcomes
}
