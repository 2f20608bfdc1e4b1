/** Concurrent calls of `fly(key, work)` with the same key share one run of `work` and its result. */
export function singleFlight<T>() {
  const flights = new Map<string, Promise<T>>()

  return function share(key: string, work: () => Promise<T>): Promise<T> {
    const current = flights.get(key)
    if (current) return current
    const flight = work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
