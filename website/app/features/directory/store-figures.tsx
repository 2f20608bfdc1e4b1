import type { Partner } from '@gevel/contract/partners'
import { ChartDrawing } from '../../ui/blocks/chart-drawing.tsx'
import { NARROW, WIDE } from '../../ui/blocks/chart-geometry.ts'
import { DataTable } from '../../ui/blocks/data-table.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'

/** A chain's number of shops per year, as a line with its table. */
export function StoreFigures({ name, stores }: Pick<Partner, 'name' | 'stores'>) {
  const thisYear = Number(usePageContext().now.slice(0, 4))
  const byYear = stores.toSorted((a, b) => a.year - b.year)
  const [first, last] = [byYear[0], byYear.at(-1)]
  if (!first || !last) return null
  const drawing = {
    kind: 'line' as const,
    title: `Aantal winkels van ${name} per jaar`,
    description: `Van ${first.count} winkels in ${first.year} naar ${last.count} in ${last.year}.`,
    labels: byYear.map(({ year }) => String(year)),
    series: [{ name: `${last.count} winkels`, values: byYear.map(({ count }) => count) }],
  }
  return (
    <section aria-labelledby="winkels">
      <Lintel id="winkels" title="Aantal winkels" />
      <figure className="fig">
        <ChartDrawing {...drawing} frame={{ ...WIDE, width: 760, height: 280 }} className="chart--wide" />
        <ChartDrawing {...drawing} frame={NARROW} className="chart--narrow" />
        <figcaption>
          Winkels aan het eind van elk jaar{last.year === thisYear && `, in ${thisYear} tot nu toe`}, volgens opgave van{' '}
          {name}.
        </figcaption>
      </figure>
      <details className="fold mt-4">
        <summary>Toon als tabel</summary>
        <DataTable
          caption={null}
          source={null}
          head={['Jaar', 'Winkels', 'Geopend', 'Gesloten']}
          rows={byYear
            .toReversed()
            .map(({ year, count, opened, closed }) => [year, count, opened ?? '', closed ?? ''].map(String))}
        />
      </details>
    </section>
  )
}
