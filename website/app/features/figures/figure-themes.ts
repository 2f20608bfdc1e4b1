import type { FigureSeries, FigureTheme } from '@gevel/contract/figures'

/** The section of each theme: its anchor and its title. */
export const THEMES: Readonly<Record<FigureTheme, { id: string; title: string }>> = {
  turnover: { id: 'omzet', title: 'Omzet' },
  stores: { id: 'vestigingen', title: 'Vestigingen' },
  permits: { id: 'bouwvergunningen', title: 'Bouwvergunningen' },
  prices: { id: 'prijzen', title: 'Prijzen' },
}

export interface Theme {
  id: string
  title: string
  series: FigureSeries[]
}
