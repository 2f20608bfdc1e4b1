import { href, magazineHref } from '@gevel/contract/hrefs'
import type { Magazine } from '@gevel/contract/magazines'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import { redirectToCanonical } from '../../routing/urls/canonical-slug.ts'
import { idParamSchema } from '../../routing/urls/params.ts'
import styles from '../../styles/features/magazine/issues.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { previewOf } from '../previews/preview-context.server.ts'
import type { Route } from './+types/issue.route.ts'
import { Contents } from './contents.tsx'
import { Cover } from './cover.tsx'
import { findMagazine } from './magazine.server.ts'
import { ReadButtons } from './read-buttons.tsx'

export const links = styleSheets(styles)

export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const magazine =
    previewOf(args, 'magazine')?.document ??
    (await load(args, findMagazine(request, routeParam(url, idParamSchema, params.id)))) ??
    pageNotFound(url)
  redirectToCanonical(url, magazineHref(magazine))
  return { magazine }
}

/** Why an issue has no pages to read, and what there is instead. */
function PaperOnly({ magazine: { contents } }: { magazine: Magazine }) {
  const count = contents.filter(({ article }) => article).length
  return (
    <p>
      De pagina’s van dit nummer staan niet op de site: het verscheen op papier.{' '}
      {count > 0 && `${count === 1 ? 'Eén verhaal' : `${count} verhalen`} eruit leest u hieronder als artikel. `}
      <Link className="link" href={href('/contact')}>
        Bestel een los nummer
      </Link>{' '}
      zolang de voorraad strekt.
    </p>
  )
}

/** One issue: its cover, introduction and contents. */
export default function IssueRoute({ loaderData: { magazine } }: Route.ComponentProps) {
  const { title, intro, number, month, year, pages, contents, pdf, previous, next } = magazine
  const name = `Nummer ${number}, ${month} ${year}`
  return (
    <div className="wrap">
      <PageMeta
        title={`${title} (${name.toLowerCase()})`}
        description={intro}
        path={magazineHref(magazine)}
        cover={magazine.picture}
      />
      <Breadcrumbs above={[{ label: 'Magazine', href: href('/magazine') }]} here={name} />
      <div className="columns">
        <div className="issue-cover md:col-span-5 lg:col-span-4">
          <div className="stay max-w-80">
            <Cover magazine={magazine} sizes="20rem" priority />
          </div>
        </div>
        <div className="stack md:col-span-7 lg:col-span-8">
          <p className="kicker">{name}</p>
          <h1 className="max-w-[8.4em] text-4xl">{title}</h1>
          <p className="issue-intro">{intro}</p>
          <p className="muted">{pages} pagina’s</p>
          {pdf ? <ReadButtons magazine={magazine} /> : <PaperOnly magazine={magazine} />}
        </div>
        <section className="issue-contents mt-4 lg:col-span-8" aria-labelledby="inhoud-nummer">
          <Lintel id="inhoud-nummer" title="In dit nummer" />
          {contents.some(({ article }) => article) && (
            <p className="mb-4 text-sm muted">
              Wat vet staat, leest u als artikel op de site.
              {pdf && ' Het andere leest u op de pagina’s van het magazine.'}
            </p>
          )}
          <Contents magazine={magazine} contents={contents} />
        </section>
      </div>
      {(previous || next) && (
        <nav className="prevnext section" aria-label="Vorig en volgend nummer">
          {previous && (
            <Link href={magazineHref(previous)} rel="prev">
              <span>Vorig nummer</span>
              {previous.title}
            </Link>
          )}
          {next && (
            <Link href={magazineHref(next)} rel="next">
              <span>Volgend nummer</span>
              {next.title}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
