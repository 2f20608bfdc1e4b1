import { type RouteName, routePaths } from '@gevel/contract/paths'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every component in every state: in development, and in the build for the tests. */
const gallery = {
  gallery: 'gallery/gallery.route.tsx',
  'gallery-demo-form': 'gallery/demo-form.route.tsx',
  'gallery-part': 'gallery/part.route.tsx',
} satisfies Partial<Files>
const showsGallery = process.env.NODE_ENV !== 'production' || process.env.WITH_GALLERY === 'yes'

/** Routes that are no pages. */
const withoutLayout = {
  botcontrole: 'bot-check/server/challenge.route.ts',
  'agenda-ics': 'features/events/event-calendar.route.ts',
  'agenda-all-ics': 'features/events/agenda-calendar.route.ts',
  'zoeken-suggesties': 'features/search/suggestions.route.ts',
  'winkelketens-stand-van-zaken-csv': 'features/directory/overview/overview-file.route.ts',
  'marktcijfers-bestand': 'features/figures/file.route.ts',
  'marktcijfers-insluiten': 'features/figures/embed/embed.route.ts',
  'magazine-pdf': 'features/magazine/reader/pdf-file.route.ts',
  'magazine-pagina': 'features/magazine/reader/page-picture.route.ts',
  'meldingen-toestel': 'features/push/device.route.ts',
  'security-txt': 'features/security/security-text.route.ts',
  'robots-txt': 'features/archive/machines/robots.route.ts',
  'manifest-general': 'features/app/manifest/manifest.route.ts',
  'manifest-pro': 'features/app/manifest/manifest.route.ts',
  'sitemap-xml': 'features/archive/machines/sitemap-index.route.ts',
  'sitemaps-part': 'features/archive/machines/sitemap.route.ts',
  'news-sitemap-xml': 'features/archive/machines/news-sitemap.route.ts',
  'feeds-list-format': 'features/feeds/feed.route.ts',
} satisfies Partial<Files>

/** The pages. A path of the contract without a route module does not compile. */
const pages: Omit<Files, keyof typeof gallery | keyof typeof withoutLayout> = {
  home: 'features/home/front-page.route.tsx',
  'home-pro': 'features/home/front-page.route.tsx',
  nieuws: 'features/articles/news/news.route.tsx',
  'nieuws-pro': 'features/articles/news/news.route.tsx',
  'news-tag': 'features/tags/tag.route.tsx',
  'item-tag': 'features/tags/tag.route.tsx',
  'news-id-slug': 'features/articles/article.route.tsx',
  'item-id-slug': 'features/articles/article.route.tsx',
  'auteurs-slug': 'features/articles/author/author.route.tsx',
  sitemap: 'features/archive/years.route.tsx',
  'sitemap-year': 'features/archive/year.route.tsx',
  'sitemap-year-month': 'features/archive/month.route.tsx',
  magazine: 'features/magazine/shelf.route.tsx',
  'magazine-id-slug': 'features/magazine/issue.route.tsx',
  'magazine-lezen': 'features/magazine/reader/reader.route.tsx',
  'nationale-dhz-sessie': 'features/events/series.route.tsx',
  'bouwgroothandel-bijeen': 'features/events/series.route.tsx',
  'business-update-bouwgroothandel': 'features/events/series.route.tsx',
  'agenda-id-slug': 'features/events/event.route.tsx',
  'vacatures-vacature-id-slug': 'features/vacancies/vacancy.route.tsx',
  'partners-link': 'features/directory/company.route.tsx',
  'organisaties-link': 'features/directory/company.route.tsx',
  'winkelketens-bouwmarkten-link': 'features/directory/company.route.tsx',
  'winkelketens-verfwinkels-woonwinkels-link': 'features/directory/company.route.tsx',
  'winkelketens-stand-van-zaken': 'features/directory/overview/overview.route.tsx',
  'winkelketens-vergelijken': 'features/directory/comparison/comparison.route.tsx',
  marktcijfers: 'features/figures/overview/overview.route.tsx',
  'marktcijfers-slug': 'features/figures/series/series.route.tsx',
  'marktcijfers-downloaden': 'features/figures/download.route.tsx',
  offline: 'features/app/offline/offline.route.tsx',
  zoeken: 'features/search/search.route.tsx',
  'cookie-instellingen': 'features/consent/consent.route.tsx',
  meldingen: 'features/push/notifications.route.tsx',
  c: 'features/click-tracking/banner-click.route.tsx',
  'l-id': 'features/click-tracking/short-link.route.tsx',
  inloggen: 'features/auth/log-in/log-in.route.tsx',
  uitloggen: 'features/auth/log-in/log-out.route.tsx',
  registreren: 'features/auth/registration/register.route.tsx',
  'registreren-provider': 'features/auth/connect/register-with-provider.route.tsx',
  'connect-provider': 'features/auth/connect/connect.route.tsx',
  'auth-connect': 'features/auth/connect/connect-callback.route.tsx',
  'account-activeren': 'features/auth/registration/activate.route.tsx',
  'wachtwoord-vergeten': 'features/auth/passwords/forgot-password.route.tsx',
  'wachtwoord-reset': 'features/auth/passwords/reset-password.route.tsx',
  'email-valideren': 'features/auth/email-change/confirm-email.route.tsx',
  account: 'features/account/account.route.tsx',
  'account-gegevens': 'features/account/export.route.ts',
  'account-bewaard': 'features/account/saved-paths.route.ts',
  'account-reacties': 'features/account/comments.route.tsx',
  reactie: 'features/comments/screens/comment.route.tsx',
  'account-bewaren': 'features/reading-list/update-list.route.ts',
}

/** The route module of each path, by the name of the route. */
type Files = Readonly<Record<RouteName, string>>

/** The routes of a table, each at its path. */
function routesOf(files: Partial<Files>) {
  const fileOf = new Map(Object.entries(files))
  return Object.entries(routePaths).flatMap(([id, path]) => {
    const file = fileOf.get(id)
    if (file === undefined) return []
    return path === '/' ? index(file, { id }) : route(path.slice(1), file, { id })
  })
}

export default [
  ...(showsGallery ? routesOf(gallery) : []),
  ...routesOf(withoutLayout),
  layout('chrome/layout.route.tsx', { id: 'chrome' }, [
    ...routesOf(pages),
    route('*', 'features/pages/page.route.tsx', { id: 'page' }),
  ]),
] satisfies RouteConfig
