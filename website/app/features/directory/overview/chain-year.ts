import { totalOf } from '@gevel/contract/figure-changes'
import type { Chain, ChainKind, StoreYear } from '@gevel/contract/partners'

/** Shops in a year; null is unknown. */
export interface YearCounts {
  /** on 1 January, which is the count at the end of the year before */
  start: number | null
  opened: number | null
  closed: number | null
  /** at the end of the year, or so far */
  end: number | null
  change: number | null
  /** 0.05 is 5 percent more; null without shops at the start */
  growth: number | null
}

export interface ChainYear extends YearCounts {
  chain: Chain
}

/** The years of which some chain has a count, newest first. */
export function yearsOf(chains: readonly Chain[]): number[] {
  return [...new Set(chains.flatMap(({ stores }) => stores.map(({ year }) => year)))].sort((a, b) => b - a)
}

/** The counts of a chain in a year; null when it has none for that year. */
export function chainYear(chain: Chain, year: number): ChainYear | null {
  const now = chain.stores.find((one) => one.year === year)
  if (!now) return null
  const before = chain.stores.find((one) => one.year === year - 1)
  const counts = { start: before?.count ?? startOf(now), opened: now.opened, closed: now.closed, end: now.count }
  return { chain, ...withChange(counts) }
}

/** What chains have together: a total is unknown when that of one of them is. */
export function totalCounts(rows: readonly ChainYear[]): YearCounts {
  const total = (key: 'start' | 'opened' | 'closed' | 'end') => totalOf(rows.map((row) => row[key]))
  return withChange({ start: total('start'), opened: total('opened'), closed: total('closed'), end: total('end') })
}

/** The chains of each kind that have counts for a year. */
export function byKind(
  chains: readonly Chain[],
  year: number,
  kinds: readonly ChainKind[],
): { kind: ChainKind; rows: ChainYear[] }[] {
  const rows = chains.flatMap((chain) => chainYear(chain, year) ?? [])
  return kinds
    .map((kind) => ({ kind, rows: rows.filter(({ chain }) => chain.kind === kind) }))
    .filter((group) => group.rows.length > 0)
}

/** The count at the start of the first known year, from what opened and closed in it. */
function startOf({ count, opened, closed }: StoreYear): number | null {
  return opened === null || closed === null ? null : Math.max(0, count - opened + closed)
}

function withChange(counts: Omit<YearCounts, 'change' | 'growth'>): YearCounts {
  const { start, end } = counts
  const change = start === null || end === null ? null : end - start
  return { ...counts, change, growth: change === null || !start ? null : change / start }
}
