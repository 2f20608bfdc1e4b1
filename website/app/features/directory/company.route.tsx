import { href, partnerHref, partnerIndexHref } from '@gevel/contract/hrefs'
import type { Partner } from '@gevel/contract/partners'
import { byRoute } from '../../routing/routes/by-route.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import chainStyles from '../../styles/features/chains.css?url'
import pageStyles from '../../styles/features/organisation-page.css?url'
import { Story } from '../../ui/articles/story.tsx'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { KIND_NAMES } from '../../ui/company/company-kinds.ts'
import { CompanyLogo } from '../../ui/company/company-logo.tsx'
import { KeyFigures } from '../../ui/facts.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { StructuredData } from '../../ui/page/structured-data.tsx'
import { FollowButton } from '../reading-list/reading-list-button.tsx'
import { VacancyMini } from '../vacancies/vacancy-mini.tsx'
import type { Route } from './+types/company.route.ts'
import { CompanyAside } from './company-aside.tsx'
import { CompanyEvents } from './company-events.tsx'
import { KIND_INDEX_TITLES } from './kind-index-titles.ts'
import { loadCompany } from './load-company.server.ts'
import { Products } from './products.tsx'
import { StoreFigures } from './stores/store-figures.tsx'

const KINDS = {
  'partners-link': 'partner',
  'organisaties-link': 'organisation',
  'winkelketens-bouwmarkten-link': 'building-market',
  'winkelketens-verfwinkels-woonwinkels-link': 'paint-home',
} as const

export const links = styleSheets(pageStyles, chainStyles)

export function loader(args: Route.LoaderArgs) {
  return loadCompany(args, byRoute(args.pattern, KINDS), args.params.link)
}

/** A company: description, figures, news, products, vacancies and events. */
export default function CompanyRoute({
  loaderData: { company, marks, articles, vacancies, events },
}: Route.ComponentProps) {
  const { id, name, kind, city, parent, facts, stores, products } = company
  return (
    <div className="wrap org">
      <PageMeta title={name} description={company.summary} path={partnerHref(company)} seo={company.seo} />
      <StructuredData
        data={(origin) => ({
          '@type': 'Organization',
          name,
          url: company.website ?? origin + partnerHref(company),
          description: company.summary ?? undefined,
        })}
      />
      <Breadcrumbs above={crumbsOf(company)} here={name} />
      <header className="org-head">
        <CompanyLogo company={company} sizes="4.5rem" />
        <h1>{name}</h1>
        <p className="meta text-sm">
          <span>{KIND_NAMES[kind]}</span>
          {parent && <span>Moederbedrijf: {parent}</span>}
          {city && <span>Hoofdkantoor: {city}</span>}
        </p>
        <FollowButton kind="company" subject={id} name={name} isFollowed={marks?.company ?? false} />
      </header>
      <KeyFigures facts={facts.slice(0, 4)} />
      <div className="columns mt-10">
        <div className="stack-lg lg:col-span-8">
          {stores.length > 1 && <StoreFigures name={name} link={company.link} stores={stores} />}
          {articles.length > 0 && (
            <section aria-labelledby="nieuws">
              <Lintel id="nieuws" title={`Nieuws over ${name}`} />
              <div className="courses">
                {articles.map((article, at) => (
                  <Story key={article.id} article={article} variant={at === 0 ? 'wide' : 'side'} />
                ))}
              </div>
            </section>
          )}
          {products.length > 0 && <Products products={products} />}
          {vacancies.length > 0 && (
            <section aria-labelledby="vacatures">
              <Lintel
                id="vacatures"
                title={`Vacatures bij ${name}`}
                more={{ label: 'Alle vacatures', href: href('/vacatures') }}
              />
              <ul className="org-vacancies">
                {vacancies.map((vacancy) => (
                  <VacancyMini key={vacancy.id} vacancy={vacancy} />
                ))}
              </ul>
            </section>
          )}
          <CompanyEvents name={name} events={events} />
        </div>
        <CompanyAside company={company} />
      </div>
    </div>
  )
}

function crumbsOf({ kind }: Partner): Crumb[] {
  const isChain = kind === 'building-market' || kind === 'paint-home'
  return [
    ...(isChain ? [{ label: 'Winkelketens', href: href('/winkelketens') }] : []),
    { label: KIND_INDEX_TITLES[kind], href: partnerIndexHref(kind) },
  ]
}
