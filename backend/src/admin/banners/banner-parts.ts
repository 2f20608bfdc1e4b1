import { ResultsPanel } from './results-panel'

/** Inserts the panel of a banner's results below those about publishing. */
export function withResultsPanel<Panel>(panels: Panel[]): (Panel | typeof ResultsPanel)[] {
  return [...panels, ResultsPanel]
}
