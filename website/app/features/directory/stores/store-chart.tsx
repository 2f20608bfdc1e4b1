import { staticPart } from '../../../ui/lazy/static-part.tsx'

/** The chart of shops per year: rendered on the server; its code is loaded after a client navigation only. */
export const StoreChart = staticPart(async () => (await import('../../../ui/figures/figure-chart.tsx')).FigureChart, {
  tag: 'div',
  className: 'fig',
})
