import { equal } from 'node:assert/strict'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import type { Row } from './report.ts'
import { batchesOf } from './statistics-day/our-client.ts'
import { countByUs, type FilterReason, type Report } from './statistics-day/our-counts.ts'
import { countByPlausible } from './statistics-day/plausible.ts'
import { Random } from './statistics-day/random.ts'
import { article, type Counted } from './statistics-day/scenario.ts'
import { scenarios } from './statistics-day/scenarios.ts'
import type { Browser, Visit } from './statistics-day/visit.ts'

const seed = 20_261_125
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
/** The backend stores an article by its number, without its title. */
const pages = { 'front page': { url: '/', stored: '/' }, article: { url: article, stored: '/news/7001' } }

/**
 * Counts a synthetic day by our programs, by the published rules of Plausible, and by what people saw.
 * @throws AssertionError when a difference is not exactly that of the rules
 */
export async function benchStatisticsDay(cluster: Cluster): Promise<Row[]> {
  const rules = makeDay()
  const visits = rules.flatMap((rule) => rule.visits)
  const plausible = countByPlausible(visits)
  const ours = await countByUs(
    cluster,
    rules.flatMap(({ reports }) => reports),
  )
  const sums = {
    people: sumOf(rules.map(({ truth }) => truth)),
    plausible: sumOf(rules.map((rule) => rule.plausible)),
    ours: sumOf(rules.map((rule) => rule.ours)),
  }
  equal(plausible.views.length, sums.plausible.views.length, 'page views by Plausible')
  equal(plausible.visitors, sums.plausible.visitors, 'visitors by Plausible')
  equal(ours.views, sums.ours.views.length, 'our page views')
  equal(ours.visitors, sums.ours.visitors, 'our visitors')
  for (const reason of ['agent', 'rate'] as const) equal(ours.filtered[reason], filteredBy(rules, reason), reason)
  const perPage = Object.entries(pages).map(([name, { url, stored }]) => {
    equal(amountOf(plausible.views, url), amountOf(sums.plausible.views, url), `${name} by Plausible`)
    equal(ours.perPage.get(stored), amountOf(sums.ours.views, url), `${name} by us`)
    return {
      what: `views of the ${name}`,
      people: amountOf(sums.people.views, url),
      Plausible: amountOf(plausible.views, url),
      ours: ours.perPage.get(stored) ?? 0,
    }
  })
  return [
    { what: 'page views', people: sums.people.views.length, Plausible: plausible.views.length, ours: ours.views },
    { what: 'visitors', people: sums.people.visitors, Plausible: plausible.visitors, ours: ours.visitors },
    { what: 'visits', people: '', Plausible: plausible.visits, ours: '' },
    { what: 'visits of one page', people: '', Plausible: plausible.bounces, ours: '' },
    ...perPage,
    { what: 'filtered', people: '', Plausible: listOf(plausible.filtered), ours: listOf(ours.filtered) },
    ...rules.map(({ rule, truth, plausible: theirs, ours: own }) => ({
      what: rule,
      ...{ people: textOf(truth), Plausible: textOf(theirs), ours: textOf(own) },
    })),
  ]
}

interface RuleOfDay {
  rule: string
  visits: Visit[]
  reports: Report[]
  truth: Counted
  plausible: Counted
  ours: Counted
  filtered: Record<FilterReason, number>
}

/** The traffic of the day, with what each rule makes of it. */
function makeDay(): RuleOfDay[] {
  const some = new Random(seed)
  let browsers = 0
  const browser = (): Browser => {
    browsers++
    const address = `10.${browsers >> 16}.${(browsers >> 8) & 255}.${browsers & 255}`
    return { address, agent: chrome, runsScripts: true }
  }
  return scenarios.map(({ rule, times, make }) => {
    const filtered = { agent: 0, rate: 0 }
    const made = Array.from({ length: times }, () => make(some, browser))
    const reports = made.flatMap((one) => {
      const sent = one.visits.flatMap(reportsOf)
      const left = one.filtered && sent.slice(one.filtered.afterBatches)
      for (const { events } of left ?? []) if (one.filtered) filtered[one.filtered.reason] += events
      return sent
    })
    const [truth, plausible, ours] = (['truth', 'plausible', 'ours'] as const).map((who) =>
      sumOf(made.map((one) => one[who])),
    )
    return {
      rule,
      visits: made.flatMap(({ visits }) => visits),
      reports,
      filtered,
      ...({ truth, plausible, ours } as Pick<RuleOfDay, 'truth' | 'plausible' | 'ours'>),
    }
  })
}

function reportsOf({ browser, documents }: Visit): Report[] {
  if (!browser.runsScripts) return []
  return documents.flatMap((opened) => batchesOf(browser, opened)).map((batch) => ({ ...batch, browser }))
}

function sumOf(counts: readonly Counted[]): Counted {
  return {
    views: counts.flatMap(({ views }) => views),
    visitors: counts.reduce((sum, { visitors }) => sum + visitors, 0),
  }
}

function filteredBy(rules: readonly RuleOfDay[], reason: FilterReason): number {
  return rules.reduce((sum, { filtered }) => sum + filtered[reason], 0)
}

function amountOf(views: readonly string[], url: string): number {
  return views.filter((view) => view === url).length
}

function listOf(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([reason, count]) => `${count} ${reason}`)
    .join(', ')
}

function textOf({ views, visitors }: Counted): string {
  return `${views.length} views, ${visitors} visitors`
}
