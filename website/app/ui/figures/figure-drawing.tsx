import { staticPart } from '../lazy/static-part.tsx'

/** A chart of figures: rendered on the server; its code is loaded after a client navigation only. */
export const FigureDrawing = staticPart(async () => (await import('./figure-chart.tsx')).FigureChart, {
  tag: 'div',
  className: 'fig',
})
