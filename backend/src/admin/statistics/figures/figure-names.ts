import type { Figure } from '../../../features/statistics/report/figures/key-figures'

interface FigureName {
  /** in the URL of the screen */
  key: string
  name: string
  explanation: string
}

/** The key figures in the order of the screen. */
export const FIGURE_NAMES: Readonly<Record<Figure, FigureName>> = {
  views: { key: 'weergaven', name: 'Weergaven', explanation: 'van pagina’s; een artikel telt na 5 seconden lezen' },
  visitors: { key: 'bezoekers', name: 'Bezoekers', explanation: 'per dag uniek' },
  visits: { key: 'bezoeken', name: 'Bezoeken', explanation: 'keren dat de site werd geopend' },
  leads: { key: 'leads', name: 'Leads', explanation: 'naar website, e-mail of telefoon van een bedrijf' },
  signUps: { key: 'registraties', name: 'Registraties', explanation: 'aanvragen van een account' },
  installs: { key: 'installaties', name: 'Installaties', explanation: 'van de site als app' },
}

export const FIGURES = Object.keys(FIGURE_NAMES) as Figure[]

/** The figure of a key in the URL; by default the views. */
export function figureOfKey(key: string | null): Figure {
  return FIGURES.find((figure) => FIGURE_NAMES[figure].key === key) ?? 'views'
}

/**
 * What a number of visitors is: hashes of two days cannot be compared, so somebody who comes on two days counts twice in a
 * longer period.
 */
export function explanationOf(figure: Figure, days: number): string {
  if (figure !== 'visitors') return FIGURE_NAMES[figure].explanation
  return days === 1 ? 'uniek op deze dag' : 'per dag uniek, opgeteld'
}
