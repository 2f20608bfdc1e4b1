import { href } from '@gevel/contract/hrefs'
import { load } from '../../../routing/load.server.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import chains from '../../../styles/features/chains.css?url'
import comparison from '../../../styles/features/comparison.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FigureDrawing } from '../../../ui/figures/figure-drawing.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { CHAIN_KEY, comparisonHref, INDEX_VIEW, MOST_CHAINS, VIEW_KEY } from '../comparison-address.ts'
import { listChains } from '../directory.server.ts'
import { storeSeries } from '../stores/store-series.ts'
import type { Route } from './+types/comparison.route.ts'
import { ChainPicker } from './chain-picker.tsx'
import { chooseChains } from './choose-chains.ts'
import { FactsTable } from './facts-table.tsx'

/** Not cached: with every combination of chains a stranger could fill the cache. */
export const links = styleSheets(chains, comparison)

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url
  const chains = await load(args, listChains(args.request))
  return {
    ...chooseChains(chains, searchParams.getAll(CHAIN_KEY)),
    isIndex: searchParams.get(VIEW_KEY) === INDEX_VIEW,
    all: chains.map(({ name, link, kind }) => ({ name, link, kind })),
  }
}

const INTRO = `Zet tot ${MOST_CHAINS} ketens naast elkaar: hun winkels per jaar, hun groei en de feiten.`

/** `/winkelketens/vergelijken`: up to four chains side by side. */
export default function ComparisonRoute({
  loaderData: { chosen, hasUnknown, leftOut, isIndex, all },
}: Route.ComponentProps) {
  const links = chosen.map(({ link }) => link)
  const names = chosen.map(({ name }) => name)
  const title = names.length > 1 ? `Vergelijk ${LIST.format(names)}` : 'Vergelijk winkelketens'
  const series = storeSeries('Aantal winkels', chosen, isIndex)
  return (
    <div className="wrap">
      <PageMeta title={title} description={INTRO} path={href('/winkelketens/vergelijken')} />
      <Breadcrumbs above={[{ label: 'Winkelketens', href: href('/winkelketens') }]} here="Vergelijken" />
      <header className="page-head">
        <h1>Vergelijk winkelketens</h1>
        <p>{INTRO}</p>
      </header>
      <div className="stack-lg chains">
        {hasUnknown && (
          <Notice isProblem title="Een keten is niet gevonden.">
            {' '}
            Wij hebben die weggelaten. Kies hieronder een andere.
          </Notice>
        )}
        {leftOut.length > 0 && (
          <Notice isProblem title={`U kunt ten hoogste ${MOST_CHAINS} ketens vergelijken.`}>
            {' '}
            Niet getoond: {LIST.format(leftOut)}.
          </Notice>
        )}
        <ChainPicker chosen={chosen} isIndex={isIndex} all={all} />
        {chosen.length === 0 ? (
          <EmptyState title="Nog geen ketens gekozen">Kies hierboven de eerste keten.</EmptyState>
        ) : (
          <>
            <section aria-labelledby="winkels" className="stack">
              <Lintel id="winkels" title="Winkels per jaar" />
              {chosen.length > 1 && (
                <nav className="chips" aria-label="Weergave">
                  <ul>
                    {[
                      ['Aantallen', false],
                      ['Groei (index)', true],
                    ].map(([label, index]) => (
                      <li key={String(label)}>
                        <Link
                          href={comparisonHref(links, index === true)}
                          aria-current={index === isIndex ? 'true' : undefined}
                        >
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              <FigureDrawing series={series} size="page" />
              <p className="source">
                {series.chart === 'index'
                  ? `Groei als ${series.unit}`
                  : 'Winkels aan het eind van elk jaar, dit jaar volgens de laatste opgave'}
                . Bron: opgaven van de ketens.
              </p>
            </section>
            <section aria-labelledby="feiten">
              <Lintel id="feiten" title="Feiten en cijfers" />
              <FactsTable chains={chosen} />
            </section>
          </>
        )}
      </div>
    </div>
  )
}

const LIST = new Intl.ListFormat('nl')
