import { href } from '@gevel/contract/hrefs'
import { load } from '../../routing/load.server.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import styles from '../../styles/features/magazine/issues.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/shelf.route.ts'
import { findMagazine, listMagazines } from './magazine.server.ts'
import { NewestIssue } from './newest-issue.tsx'
import { Shelf } from './shelf.tsx'

export const links = styleSheets(styles)

export async function loader(args: Route.LoaderArgs) {
  const { request } = args
  const [first, ...older] = await load(args, listMagazines(request))
  return { newest: first ? await load(args, findMagazine(request, first.id)) : null, older }
}

/** The shelf: the newest issue with its contents, then all others by year. */
export default function ShelfRoute({ loaderData: { newest, older } }: Route.ComponentProps) {
  const years = [...Map.groupBy(older, ({ year }) => year)]
  const counts = years.map(([, magazines]) => magazines.length)
  return (
    <div className="wrap">
      <PageMeta
        title="Magazine"
        description="Alle nummers van het magazine, met hun inhoud."
        path={href('/magazine')}
      />
      <Breadcrumbs here="Magazine" />
      {newest ? (
        <NewestIssue magazine={newest} />
      ) : (
        <EmptyState title="Nog geen nummers">Het eerste nummer is in de maak.</EmptyState>
      )}
      {years.map(([year, magazines]) => (
        <section className="section" key={year} aria-labelledby={`jaar-${year}`}>
          <Lintel id={`jaar-${year}`} title={year} />
          <Shelf magazines={magazines} counts={counts} />
        </section>
      ))}
    </div>
  )
}
