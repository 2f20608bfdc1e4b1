import { type FigureSeries, figureThemeSchema } from '@gevel/contract/figures'
import { href } from '@gevel/contract/hrefs'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import styles from '../../../styles/features/figures.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { KeyFigures } from '../../../ui/facts.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { SectionNav } from '../../../ui/section-nav.tsx'
import { THEMES, type Theme } from '../figure-themes.ts'
import { listFigures } from '../figures.server.ts'
import type { Route } from './+types/overview.route.ts'
import { headlineFacts } from './headline-facts.ts'
import { withNews } from './theme-news.server.ts'
import { ThemeSection } from './theme-section.tsx'

export const handle: RouteHandle = {}

export const links = styleSheets(styles)

export async function loader(args: Route.LoaderArgs) {
  return { themes: await load(args, loadThemes(args.request)) }
}

async function loadThemes(request: Request) {
  return withNews(request, byTheme(await listFigures(request)))
}

const INTRO =
  'Omzet, vestigingen, vergunningen en prijzen in de handel in bouwmaterialen, verf en woninginrichting, uit onze eigen metingen.'

/** `/marktcijfers`: every theme with its series. */
export default function OverviewRoute({ loaderData: { themes } }: Route.ComponentProps) {
  const [first] = themes
  return (
    <>
      <PageMeta title="Marktcijfers" description={INTRO} path={href('/marktcijfers')} />
      <div className="wrap">
        <Breadcrumbs here="Marktcijfers" />
        <header className="page-head">
          <h1>Marktcijfers</h1>
          <p>{INTRO}</p>
        </header>
      </div>
      <SectionNav sections={themes} place="bar" label="Thema" />
      <div className="wrap figures">
        {first ? (
          <KeyFigures facts={headlineFacts(first)} isNeutral={first.series.every(({ theme }) => theme === 'prices')} />
        ) : (
          <EmptyState title="Nog geen cijfers">Onze metingen verschijnen hier zodra zij klaar zijn.</EmptyState>
        )}
        {themes.map((theme) => (
          <ThemeSection key={theme.id} theme={theme} />
        ))}
      </div>
    </>
  )
}

/** The themes that have series, in their fixed order. */
function byTheme(series: readonly FigureSeries[]): Theme[] {
  return figureThemeSchema.options
    .map((theme) => ({ ...THEMES[theme], series: series.filter((one) => one.theme === theme) }))
    .filter((theme) => theme.series.length > 0)
}
