import { type Load, load } from './load.ts'

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** The value below which a `share` (0 to 1) of all values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

interface Rounds {
  rounds: number
  seconds: number
}

/**
 * Loads several servers in turn, so that load on the machine affects all of them; returns the median of each.
 */
export async function compare<Name extends string>(
  targets: Record<Name, Parameters<typeof load>[0]>,
  { rounds, seconds }: Rounds,
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[]
  const measured = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>
  for (const name of names) await load(targets[name], 2)
  for (let round = 0; round < rounds; round++) {
    for (const name of names) measured[name].push(await load(targets[name], seconds))
  }
  return Object.fromEntries(names.map((name) => [name, medianOf(measured[name])])) as Record<Name, Load>
}

function medianOf(loads: readonly Load[]): Load {
  const of = (field: keyof Load) => median(loads.map((one) => one[field]))
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p99Ms: of('p99Ms'),
    cpuUs: of('cpuUs'),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  }
}
