/** Who asks for what is already on its way gets the same answer: `fly(key, work)` starts `work` once per key at a time. */
export function singleFlight<T>() {
  const flights = new Map<string, Promise<T>>()

  return function fly(key: string, work: () => Promise<T>): Promise<T> {
    const current = flights.get(key)
    if (current) return current
    const flight = work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
