import type { FilterReason } from './our-counts.ts'
import type { Random } from './random.ts'
import { type Browser, minuteMs, type OpenedDocument, type Visit } from './visit.ts'

export const article = '/news/7001/een-proefartikel'
export const secondMs = 1_000
export const midnight = 24 * 60 * minuteMs

/** What one who counts finds: the pages that were seen, and by how many. */
export interface Counted {
  views: readonly string[]
  visitors: number
}

/** Traffic of one kind, and what a rule makes of it. */
export interface Scenario {
  /** the rule that explains the differences */
  rule: string
  times: number
  make: (some: Random, browser: () => Browser) => Made
}

interface Made {
  visits: Visit[]
  /** what people saw */
  truth: Counted
  plausible: Counted
  ours: Counted
  /** why our backend leaves out batches: all of them, or those after the first */
  filtered?: { reason: FilterReason; afterBatches: number }
}

export const nothing: Counted = { views: [], visitors: 0 }

export function of(views: readonly string[], visitors = 1): Counted {
  return { views, visitors }
}

/** A visit of one document that a browser opens during the day. */
export function single(browser: Browser, some: Random, opened: Omit<OpenedDocument, 'openedMs'>): Visit {
  return { browser, documents: [{ openedMs: daytime(some), ...opened }] }
}

/** A moment of the day after which two hours are left. */
export function daytime(some: Random): number {
  return some.between(30 * minuteMs, midnight - 120 * minuteMs)
}

/** A visit to the front page, and then to the article for long enough. */
export function reading(browser: Browser, openedMs: number, some: Random): Visit {
  const at = some.between(2, 60) * secondMs
  const leftMs = at + some.between(10, 600) * secondMs
  const steps = [
    { atMs: at, does: 'navigate', url: article },
    { atMs: leftMs, does: 'leave' },
  ] as const
  return { browser, documents: [{ url: '/', openedMs, steps }] }
}

export const leaves = (atMs: number) => [{ atMs, does: 'leave' }] as const
export const both = ['/', article]

/** A reader; one of the rules may exclude it. */
export function readerWith(
  settings: Partial<Browser>,
  plausible: Counted,
  ours: Counted,
  truth = of(both),
): Scenario['make'] {
  return (some, browser) => ({
    visits: [reading({ ...browser(), ...settings }, daytime(some), some)],
    ...{ truth, plausible, ours },
  })
}
