import { href } from '@gevel/contract/hrefs'
import type { IssueReader } from '@gevel/contract/issue-reader'
import { readerHref } from '@gevel/contract/reader-href'
import { useRef } from 'react'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { redirectToCanonical } from '../../../routing/urls/canonical-slug.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import styles from '../../../styles/features/magazine/reader.css?url'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/reader.route.ts'
import { pageRatios } from './page-ratios.ts'
import { findReader } from './reader.server.ts'
import { ReaderBar } from './reader-bar.tsx'
import { pageOf } from './reader-pages.ts'
import { ReaderSide } from './reader-side.tsx'
import { ReaderStage } from './reader-stage.tsx'
import { ReaderTurns } from './reader-turns.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { usePageTurns } from './use-page-turns.ts'
import { useReaderKeys } from './use-reader-keys.ts'
import { useRememberedPage } from './use-remembered-page.ts'
import { useZoom } from './use-zoom.ts'

/** The layout without anything around it; which pages it shows depends on the access of the visitor. */
export const handle: RouteHandle = { layout: 'empty', query: ['p', 'q'] }

export const links = styleSheets(styles)

const mostPages = 9_999

export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const id = routeParam(url, idParamSchema, params.id)
  const q = url.searchParams.get('q')?.trim().slice(0, 200) ?? ''
  const reader =
    (await load(args, findReader(request, id, { page: pageOf(url.search, mostPages), q }))) ?? pageNotFound(url)
  redirectToCanonical(url, href('/magazine/:id/:slug/lezen', { id, slug: reader.slug }))
  return { reader, q }
}

/** The pages of an issue. */
export default function ReaderRoute({ loaderData: { reader, q } }: Route.ComponentProps) {
  return <ReaderPage key={reader.pdf.version} reader={reader} q={q} />
}

/**
 * The page reader: pictures of the pages, with their text, without any script. Scripts add turning without a reload, zoom, and for who
 * may read all pages the PDF itself, sharp at any zoom and with text to select.
 */
function ReaderPage({ reader, q }: { reader: IssueReader; q: string }) {
  const root = useRef<HTMLDivElement>(null)
  const turns = usePageTurns(reader, q)
  const zoom = useZoom(turns.page)
  const fullScreen = useFullScreen(root)
  const remembered = useRememberedPage(reader.id, turns)
  useReaderKeys(root, { turns, zoom, fullScreen })
  const { title, number, month, year } = reader
  return (
    <div className="reader" ref={root}>
      <PageMeta
        title={`${title}, pagina’s`}
        description={`De pagina’s van nummer ${number}, ${month} ${year}.`}
        path={readerHref(reader)}
        noindex
      />
      <style href={`issue-${reader.id}-${reader.pdf.version}`} precedence="default">
        {pageRatios(reader.pages)}
      </style>
      <ReaderBar reader={reader} zoom={zoom} fullScreen={fullScreen} />
      <ReaderSide reader={reader} q={q} turns={turns} />
      <ReaderStage reader={reader} turns={turns} zoom={zoom} remembered={remembered} />
      <ReaderTurns reader={reader} q={q} turns={turns} />
      <ReaderTexts reader={reader} current={turns.page} />
    </div>
  )
}

/**
 * The text of the pages, for screen readers and for who prefers to read it as text: on a phone, where a page is small, it is right below,
 * and only that of the page in view.
 */
function ReaderTexts({ reader: { texts }, current }: { reader: IssueReader; current: number }) {
  const withText = texts.filter(({ text }) => text !== '')
  if (withText.length === 0) return null
  return (
    <details className="reader__texts" open>
      <summary>Tekst van {withText.length === 1 ? 'deze pagina' : 'deze pagina’s'}</summary>
      {withText.map(({ page, text }) => (
        <section key={page} data-current={page === current || undefined} aria-labelledby={`tekst-${page}`}>
          <h2 id={`tekst-${page}`}>Tekst van pagina {page}</h2>
          <p>{text}</p>
        </section>
      ))}
    </details>
  )
}
