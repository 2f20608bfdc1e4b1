import type { StatisticsEvent } from '@gevel/contract/statistics'

type Kind = StatisticsEvent['eventType']

/** The events of a kind in an hour, on a day, or in a period. */
export interface KindCounts {
  kind: string
  events: number
  /** different ones on a day or in an hour; a sum of those of its days for a longer period */
  visitors: number
}

interface Source {
  kind: Kind
  count: 'events' | 'visitors'
  /** whether its events happen on a page, and so in an edition */
  hasEdition: boolean
}

/** What each figure counts. */
const sources = {
  views: { kind: 'Pageview', count: 'events', hasEdition: true },
  visitors: { kind: 'Pageview', count: 'visitors', hasEdition: true },
  /** the site was opened in a tab */
  visits: { kind: 'session-start', count: 'events', hasEdition: true },
  leads: { kind: 'Lead', count: 'events', hasEdition: true },
  signUps: { kind: 'user-auth-sign-up', count: 'events', hasEdition: true },
  installs: { kind: 'Install', count: 'events', hasEdition: false },
} as const satisfies Record<string, Source>

export type Figure = keyof typeof sources

/** The value of each figure; null when it is unknown. */
export type FigureValues = Record<Figure, number | null>

/** Adds up counts to figures. Those without an edition are unknown for one edition. */
export function figuresOf(counts: readonly KindCounts[], ofEdition: boolean): FigureValues {
  return valuesBy(({ kind, count, hasEdition }) =>
    ofEdition && !hasEdition
      ? null
      : counts.filter((one) => one.kind === kind).reduce((sum, one) => sum + one[count], 0),
  )
}

/** The figures of hours to come, and of days whose hours are deleted. */
export const unknownFigures: FigureValues = valuesBy(() => null)

function valuesBy(countBy: (source: Source) => number | null): FigureValues {
  const { views, visitors, visits, leads, signUps, installs } = sources
  return {
    views: countBy(views),
    visitors: countBy(visitors),
    visits: countBy(visits),
    leads: countBy(leads),
    signUps: countBy(signUps),
    installs: countBy(installs),
  }
}
