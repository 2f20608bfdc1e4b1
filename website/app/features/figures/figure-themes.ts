import { capitalised } from '@gevel/contract/figure-text'
import type { FigureSeries, FigureTheme } from '@gevel/contract/figures'

/** The section of each theme: its anchor, its title, and the slug of the topic that articles about it have. */
export const THEMES: Readonly<Record<FigureTheme, { id: string; title: string; topic: string }>> = {
  turnover: { id: 'omzet', title: 'Omzet', topic: 'marktcijfers' },
  stores: { id: 'vestigingen', title: 'Vestigingen', topic: 'vestigingen' },
  permits: { id: 'bouwvergunningen', title: 'Bouwvergunningen', topic: 'vergunningen' },
  prices: { id: 'prijzen', title: 'Prijzen', topic: 'prijzen' },
}

export interface Theme {
  id: string
  title: string
  topic: string
  series: FigureSeries[]
}

/** `Omzet van tuincentra` is `Tuincentra` below the heading Omzet. */
export function nameInTheme(name: string, theme: string): string {
  return capitalised(name.replace(new RegExp(`^${theme} van (de |het )?`, 'i'), ''))
}
