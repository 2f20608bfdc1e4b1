import { type RouteName, routePaths } from '@gevel/contract/paths'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** A route at its path in the table of paths. */
function at(name: RouteName, file: string) {
  return route(routePaths[name].slice(1), file, { id: name })
}

/** Every component in every state: in development, and in the build for the tests. */
const gallery = [
  at('gallery', 'gallery/gallery.route.tsx'),
  at('gallery-demo-form', 'gallery/demo-form.route.tsx'),
  at('gallery-part', 'gallery/part.route.tsx'),
]
const showsGallery = process.env.NODE_ENV !== 'production' || process.env.WITH_GALLERY === 'yes'

export default [
  ...(showsGallery ? gallery : []),
  at('botcontrole', 'bot-check/server/challenge.route.ts'),
  at('agenda-ics', 'features/events/event-calendar.route.ts'),
  at('agenda-all-ics', 'features/events/agenda-calendar.route.ts'),
  at('zoeken-suggesties', 'features/search/suggestions.route.ts'),
  at('security-txt', 'features/security/security-text.route.ts'),
  at('robots-txt', 'features/archive/machines/robots.route.ts'),
  at('sitemap-xml', 'features/archive/machines/sitemap-index.route.ts'),
  at('sitemaps-part', 'features/archive/machines/sitemap.route.ts'),
  at('news-sitemap-xml', 'features/archive/machines/news-sitemap.route.ts'),
  at('feeds-list-format', 'features/feeds/feed.route.ts'),
  layout('chrome/layout.route.tsx', { id: 'chrome' }, [
    index('features/home/front-page.route.tsx', { id: 'home' }),
    at('home-pro', 'features/home/front-page.route.tsx'),
    at('nieuws', 'features/articles/news/news.route.tsx'),
    at('nieuws-pro', 'features/articles/news/news.route.tsx'),
    at('news-tag', 'features/tags/tag.route.tsx'),
    at('item-tag', 'features/tags/tag.route.tsx'),
    at('news-id-slug', 'features/articles/article.route.tsx'),
    at('item-id-slug', 'features/articles/article.route.tsx'),
    at('auteurs-slug', 'features/articles/author/author.route.tsx'),
    at('sitemap', 'features/archive/years.route.tsx'),
    at('sitemap-year', 'features/archive/year.route.tsx'),
    at('sitemap-year-month', 'features/archive/month.route.tsx'),
    at('magazine', 'features/magazine/shelf.route.tsx'),
    at('magazine-id-slug', 'features/magazine/issue.route.tsx'),
    at('nationale-dhz-sessie', 'features/events/series.route.tsx'),
    at('bouwgroothandel-bijeen', 'features/events/series.route.tsx'),
    at('business-update-bouwgroothandel', 'features/events/series.route.tsx'),
    at('agenda-id-slug', 'features/events/event.route.tsx'),
    at('vacatures-vacature-id-slug', 'features/vacancies/vacancy.route.tsx'),
    at('partners-link', 'features/directory/company.route.tsx'),
    at('organisaties-link', 'features/directory/company.route.tsx'),
    at('winkelketens-bouwmarkten-link', 'features/directory/company.route.tsx'),
    at('winkelketens-verfwinkels-woonwinkels-link', 'features/directory/company.route.tsx'),
    at('zoeken', 'features/search/search.route.tsx'),
    at('inloggen', 'features/auth/log-in/log-in.route.tsx'),
    at('uitloggen', 'features/auth/log-in/log-out.route.tsx'),
    at('registreren', 'features/auth/registration/register.route.tsx'),
    at('registreren-provider', 'features/auth/connect/register-with-provider.route.tsx'),
    at('connect-provider', 'features/auth/connect/connect.route.tsx'),
    at('auth-connect', 'features/auth/connect/connect-callback.route.tsx'),
    at('account-activeren', 'features/auth/registration/activate.route.tsx'),
    at('wachtwoord-vergeten', 'features/auth/passwords/forgot-password.route.tsx'),
    at('wachtwoord-reset', 'features/auth/passwords/reset-password.route.tsx'),
    at('email-valideren', 'features/auth/email-change/confirm-email.route.tsx'),
    at('account', 'features/account/account.route.tsx'),
    at('account-gegevens', 'features/account/export.route.ts'),
    at('account-reacties', 'features/account/comments.route.tsx'),
    at('reactie', 'features/comments/screens/comment.route.tsx'),
    at('account-bewaren', 'features/reading-list/update-list.route.ts'),
    route('*', 'features/pages/page.route.tsx', { id: 'page' }),
  ]),
] satisfies RouteConfig
