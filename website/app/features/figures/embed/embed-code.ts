import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref, href } from '@gevel/contract/hrefs'
import { escapeHtml } from '../../../ui/text/escape-html.ts'

/** Enough for the chart with its title and source, also on a phone. */
const HEIGHT = 520

/** The HTML by which another site shows a chart; it names the source when frames are off. */
export function embedCode(series: Pick<FigureSeries, 'slug' | 'title'>, origin: string): string {
  const { slug, title } = series
  const src = origin + href('/marktcijfers/:slug/insluiten', { slug })
  const link = `<a href="${origin}${figureHref(series)}">${escapeHtml(title)} – Gevel</a>`
  return `<iframe src="${src}" title="${escapeHtml(title)}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy">${link}</iframe>`
}
