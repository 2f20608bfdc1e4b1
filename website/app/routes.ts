import { type RouteName, routes, type SiteRoute } from '@gevel/contract/routes'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The module of each route of the contract; a route without one does not compile. */
const files: Readonly<Record<RouteName, string>> = {
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
  'vacatures-cat-id': 'features/vacancies/category/category.route.tsx',
  'vacatures-solliciteren': 'features/vacancies/applying/begin.route.tsx',
  'vacatures-solliciteren-concept': 'features/vacancies/applying/apply.route.tsx',
  'vacatures-sollicitatie': 'features/vacancies/applying/sent.route.tsx',
  'vacatures-sollicitatie-ontvangen': 'features/vacancies/applying/received.route.tsx',
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
  abonneren: 'features/subscriptions/plans/compare.route.tsx',
  'abonneren-voorwaarden': 'features/subscriptions/plans/terms.route.tsx',
  'abonneren-bestellen': 'features/subscriptions/order/order-step.route.tsx',
  'abonneren-besteld': 'features/subscriptions/order/ordered.route.tsx',
  'abonneren-slug': 'features/subscriptions/plan/plan.route.tsx',
  contact: 'features/contact/contact.route.tsx',
  'contact-bevestigen': 'features/contact/confirm.route.tsx',
  herroepen: 'features/withdrawal/withdraw.route.tsx',
  'herroepen-bevestigen': 'features/withdrawal/confirm.route.tsx',
  'herroepen-ontvangen': 'features/withdrawal/received.route.tsx',
  opzeggen: 'features/withdrawal/cancel.route.tsx',
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
  uitnodiging: 'features/invitations/invitation.route.tsx',
  account: 'features/account/account.route.tsx',
  'account-gegevens': 'features/account/export.route.ts',
  'account-bewaard': 'features/account/saved-paths.route.ts',
  'account-document': 'features/account/document.route.ts',
  'account-reacties': 'features/account/comments.route.tsx',
  'account-abonnementen': 'features/subscriptions/own/own-subscriptions.route.tsx',
  'account-abonnement': 'features/subscriptions/own/own-subscription.route.tsx',
  'account-abonnement-deel': 'features/subscriptions/own/subscription-part.route.tsx',
  'account-lezers': 'features/invitations/seats/seats.route.tsx',
  'account-cadeaus': 'features/gifts/give/gifts.route.tsx',
  cadeau: 'features/gifts/gift.route.tsx',
  'cadeau-geopend': 'features/gifts/opened.route.ts',
  reactie: 'features/comments/screens/comment.route.tsx',
  'account-bewaren': 'features/reading-list/update-list.route.ts',
  botcontrole: 'bot-check/server/challenge.route.ts',
  'vacatures-sollicitatie-cv': 'features/vacancies/applying/cv.route.ts',
  'agenda-ics': 'features/events/event-calendar.route.ts',
  'agenda-all-ics': 'features/events/agenda-calendar.route.ts',
  'zoeken-suggesties': 'features/search/suggestions.route.ts',
  'winkelketens-stand-van-zaken-csv': 'features/directory/overview/overview-file.route.ts',
  'marktcijfers-bestand': 'features/figures/file.route.ts',
  'marktcijfers-insluiten': 'features/figures/embed/embed.route.ts',
  'magazine-pdf': 'features/magazine/reader/pdf-file.route.ts',
  'magazine-pagina': 'features/magazine/reader/page-picture.route.ts',
  'meldingen-toestel': 'features/push/device.route.ts',
  'concept-draft-step': 'forms/wizard/saving/save-step.route.ts',
  'security-txt': 'features/security/security-text.route.ts',
  'robots-txt': 'features/archive/machines/robots.route.ts',
  'manifest-general': 'features/app/manifest/manifest.route.ts',
  'manifest-pro': 'features/app/manifest/manifest.route.ts',
  'sitemap-xml': 'features/archive/machines/sitemap-index.route.ts',
  'sitemaps-part': 'features/archive/machines/sitemap.route.ts',
  'news-sitemap-xml': 'features/archive/machines/news-sitemap.route.ts',
  'feeds-list-format': 'features/feeds/feed.route.ts',
  gallery: 'gallery/gallery.route.tsx',
  'gallery-demo-form': 'gallery/demo-form.route.tsx',
  'gallery-wizard': 'gallery/demo-wizard.route.tsx',
  'gallery-wizard-step': 'gallery/demo-wizard-step.route.tsx',
  'gallery-part': 'gallery/part.route.tsx',
}

/** Every component in every state: in development, and in the build for the tests. */
const showsGallery = process.env.NODE_ENV !== 'production' || process.env.WITH_GALLERY === 'yes'

const entries: [RouteName, SiteRoute][] = Object.entries(routes) as [RouteName, SiteRoute][]

/** The log-in that some files need is checked by the chrome's middleware. */
function hasChrome({ kind, needsLogin }: SiteRoute): boolean {
  return kind === undefined || kind === 'redirect' || needsLogin === true
}

/** The routes that match, each at its path. */
function select(matches: (record: SiteRoute) => boolean) {
  return entries
    .filter(([, record]) => matches(record))
    .map(([id, { path }]) => (path === '/' ? index(files[id], { id }) : route(path.slice(1), files[id], { id })))
}

export default [
  ...(showsGallery ? select(({ kind }) => kind === 'gallery') : []),
  ...select((record) => record.kind === 'file' && !hasChrome(record)),
  layout('chrome/layout.route.tsx', { id: 'chrome' }, [
    ...select(hasChrome),
    route('*', 'features/pages/page.route.tsx', { id: 'page' }),
  ]),
] satisfies RouteConfig
