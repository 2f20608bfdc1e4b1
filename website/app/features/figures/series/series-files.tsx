import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref, href } from '@gevel/contract/hrefs'
import type { Access } from '@gevel/contract/references'
import { accessKeyClass } from '../../../ui/articles/access-key.tsx'
import { AnyIcon } from '../../../ui/more-icons.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { escapeHtml } from '../../../ui/text/escape-html.ts'

const FOR_WHOM: Readonly<Record<Exclude<Access, 'free'>, string>> = {
  account: 'Downloaden met een gratis account',
  subscriber: 'Downloaden voor abonnees',
}

/** The files of a series, and the code to embed its chart. The links are no page links: they lead to files. */
export function SeriesFiles({ series }: { series: FigureSeries }) {
  const { origin } = usePageContext()
  const { slug, access } = series
  const file = (format: string) => href('/marktcijfers/:slug/bestand/:format', { slug, format })
  return (
    <>
      <div className="btn-row figures__files">
        <div className="share">
          <a className="btn btn--quiet" href={file('csv')} rel="nofollow">
            <AnyIcon name="download" />
            CSV
          </a>
          <a className="btn btn--quiet" href={file('xlsx')} rel="nofollow">
            <AnyIcon name="download" />
            Excel
          </a>
        </div>
        {access !== 'free' && <span className={accessKeyClass(access)}>{FOR_WHOM[access]}</span>}
      </div>
      <details className="fold figures__embed">
        <summary>Grafiek insluiten op uw site</summary>
        <div className="stack">
          <label htmlFor="insluitcode">Kopieer deze code naar uw pagina. De grafiek blijft vanzelf bij.</label>
          <textarea id="insluitcode" className="input" readOnly rows={4} value={embedCode(series, origin)} />
        </div>
      </details>
    </>
  )
}

/** Enough for the chart with its title and source, also on a phone. */
const HEIGHT = 520

/** The HTML by which another site shows a chart; it names the source when frames are off. */
function embedCode(series: Pick<FigureSeries, 'slug' | 'title'>, origin: string): string {
  const { slug, title } = series
  const src = origin + href('/marktcijfers/:slug/insluiten', { slug })
  const link = `<a href="${origin}${figureHref(series)}">${escapeHtml(title)} – Gevel</a>`
  return `<iframe src="${src}" title="${escapeHtml(title)}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy">${link}</iframe>`
}
