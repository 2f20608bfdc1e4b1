import { href } from '@gevel/contract/hrefs'
import type { Partner } from '@gevel/contract/partners'
import { DataTable } from '../../../ui/blocks/data-table.tsx'
import { FigureDrawing } from '../../../ui/figures/figure-drawing.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { comparisonHref } from '../comparison-address.ts'
import { countChange } from './count-change.ts'
import { storeSeries } from './store-series.ts'

/** A chain's number of shops per year, as bars with their table, and links to compare it. */
export function StoreFigures({ name, link, stores }: Pick<Partner, 'name' | 'link' | 'stores'>) {
  const thisYear = Number(usePageContext().now.slice(0, 4))
  const last = stores.at(-1)
  if (!last) return null
  const rows = stores.map(({ year, count, opened, closed }, at) => [
    ...[String(year), String(count), countChange(stores[at - 1]?.count, count) ?? ''],
    ...[opened ?? '', closed ?? ''].map(String),
  ])
  return (
    <section aria-labelledby="winkels">
      <Lintel
        id="winkels"
        title="Aantal winkels"
        more={{ label: 'Vergelijk met een andere keten', href: comparisonHref([link]) }}
      />
      <FigureDrawing
        // bars begin at zero: an axis from 88 to 100 would make two shops more a steep climb
        series={{ ...storeSeries(`Aantal winkels van ${name} per jaar`, [{ name, link, stores }]), chart: 'bar' }}
        size="page"
      />
      <p className="source">
        Winkels aan het eind van elk jaar{last.year === thisYear && `, in ${thisYear} tot nu toe`}, volgens opgave van{' '}
        {name}. Bekijk de{' '}
        <Link className="link" href={href('/winkelketens/stand-van-zaken')}>
          stand van zaken van alle ketens
        </Link>
        .
      </p>
      <details className="fold mt-4">
        <summary>Toon als tabel</summary>
        <DataTable
          caption={null}
          source={null}
          head={['Jaar', 'Winkels', 'Verschil', 'Geopend', 'Gesloten']}
          rows={rows.toReversed()}
        />
      </details>
    </section>
  )
}
