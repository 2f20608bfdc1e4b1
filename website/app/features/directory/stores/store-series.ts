import type { FigureSeries } from '@gevel/contract/figures'
import type { StoreYear } from '@gevel/contract/partners'
import { MOST_CHAINS } from '../comparison-address.ts'

interface Counted {
  name: string
  link: string
  stores: readonly StoreYear[]
}

/**
 * The shops of up to four chains as a series of market figures, so that it gets the same chart.
 * @param isIndex growth since the first year that all have, which is 100
 */
export function storeSeries(title: string, chains: readonly Counted[], isIndex = false): FigureSeries {
  const counted = chains.slice(0, MOST_CHAINS).map(({ name, link, stores }) => ({
    ...{ name, link },
    counts: new Map(stores.map(({ year, count }) => [year, count])),
  }))
  const years = [...new Set(counted.flatMap(({ counts }) => [...counts.keys()]))].sort((a, b) => a - b)
  const base = isIndex ? years.find((year) => counted.every(({ counts }) => counts.get(year))) : undefined
  const valueIn = (counts: Map<number, number>, year: number) => {
    const count = counts.get(year) ?? null
    const start = base === undefined ? null : (counts.get(base) ?? null)
    return count === null || start === null ? count : (count / start) * 100
  }
  const from = base ?? Number.NEGATIVE_INFINITY
  return {
    ...{ slug: 'winkels', title, intro: null, theme: 'stores', chart: base === undefined ? 'line' : 'index' },
    ...{
      periodKind: 'year',
      unit: base === undefined ? 'winkels' : `index, ${base} = 100`,
      prefix: null,
      suffix: null,
    },
    ...{ decimals: 0, year: 'none', source: 'opgave van de ketens', method: null, access: 'free' },
    ...{ changedAt: null, nextOn: null },
    parts: counted.map(({ name, link }) => ({ code: link, name })),
    points: years
      .filter((year) => year >= from)
      .map((year) => ({ from: `${year}-01-01`, values: counted.map(({ counts }) => valueIn(counts, year)) })),
  }
}
