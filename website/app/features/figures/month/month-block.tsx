import { staticPart } from '../../../ui/lazy/static-part.tsx'

/** The figure of the month on a page: rendered on the server; its code is loaded after a client navigation only. */
export const MonthBlock = staticPart(async () => (await import('./month-panel.tsx')).MonthPanel, {
  tag: 'div',
  className: 'fig fig-panel',
})
