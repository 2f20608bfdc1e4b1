import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every part in every state: while one develops, and in the build that tests make of it. */
const gallery = [
  route('_ui', 'gallery/gallery.route.tsx'),
  route('_ui/proef/:told?', 'gallery/trial.route.tsx'),
  route('_ui/:slug', 'gallery/part.route.tsx'),
]
const showsGallery = process.env.NODE_ENV !== 'production' || process.env.WITH_GALLERY === 'yes'

export default [
  ...(showsGallery ? gallery : []),
  route('botcontrole', 'bot-check/challenge.route.ts', { id: 'botcontrole' }),
  route('.well-known/security.txt', 'features/security/security-text.route.ts', { id: 'security-txt' }),
  layout('chrome/layout.route.tsx', { id: 'chrome' }, [
    index('features/home/home.route.tsx', { id: 'home' }),
    route('pro', 'features/home/home-pro.route.tsx', { id: 'home-pro' }),
    route('news/tag', 'features/tags/news-tag.route.tsx', { id: 'news-tag' }),
    route('item/tag', 'features/tags/item-tag.route.tsx', { id: 'item-tag' }),
    route('news/:id/:slug?', 'features/articles/news.route.tsx', { id: 'news-id-slug' }),
    route('item/:id/:slug?', 'features/articles/item.route.tsx', { id: 'item-id-slug' }),
    route('magazine', 'features/magazine/shelf.route.tsx', { id: 'magazine' }),
    route('magazine/:id/:slug?', 'features/magazine/issue.route.tsx', { id: 'magazine-id-slug' }),
    route('nationale-dhz-sessie', 'features/events/nationale-dhz-sessie.route.tsx', { id: 'nationale-dhz-sessie' }),
    route('bouwgroothandel-bijeen', 'features/events/bouwgroothandel-bijeen.route.tsx', {
      id: 'bouwgroothandel-bijeen',
    }),
    route('business-update-bouwgroothandel', 'features/events/business-update.route.tsx', {
      id: 'business-update-bouwgroothandel',
    }),
    route('agenda/:id/:slug?', 'features/events/event.route.tsx', { id: 'agenda-id-slug' }),
    route('vacatures/vacature/:id/:slug?', 'features/vacancies/vacancy.route.tsx', {
      id: 'vacatures-vacature-id-slug',
    }),
    route('partners/:link', 'features/directory/partner.route.tsx', { id: 'partners-link' }),
    route('organisaties/:link', 'features/directory/organisation.route.tsx', { id: 'organisaties-link' }),
    route('winkelketens/bouwmarkten/:link', 'features/directory/building-market.route.tsx', {
      id: 'winkelketens-bouwmarkten-link',
    }),
    route('winkelketens/verfwinkels-woonwinkels/:link', 'features/directory/paint-home.route.tsx', {
      id: 'winkelketens-verfwinkels-woonwinkels-link',
    }),
    route('inloggen', 'features/auth/log-in.route.tsx', { id: 'inloggen' }),
    route('uitloggen', 'features/auth/log-out.route.tsx', { id: 'uitloggen' }),
    route('registreren', 'features/auth/register.route.tsx', { id: 'registreren' }),
    route('registreren/:provider', 'features/auth/newcomer.route.tsx', { id: 'registreren-provider' }),
    route('connect/:provider', 'features/auth/connect.route.tsx', { id: 'connect-provider' }),
    route('auth/connect', 'features/auth/connected.route.tsx', { id: 'auth-connect' }),
    route('account-activeren', 'features/auth/activate.route.tsx', { id: 'account-activeren' }),
    route('wachtwoord-vergeten', 'features/auth/forgot-password.route.tsx', { id: 'wachtwoord-vergeten' }),
    route('wachtwoord-reset', 'features/auth/reset-password.route.tsx', { id: 'wachtwoord-reset' }),
    route('email-valideren', 'features/auth/confirm-email.route.tsx', { id: 'email-valideren' }),
    route('account', 'features/account/account.route.tsx', { id: 'account' }),
    route('account/gegevens.json', 'features/account/export.route.ts', { id: 'account-gegevens' }),
    route('account/reacties', 'features/account/comments.route.tsx', { id: 'account-reacties' }),
    route('reactie/:id/:what', 'features/comments/comment.route.tsx', { id: 'reactie' }),
    route('account/bewaren', 'features/reading-list/keep.route.ts', { id: 'account-bewaren' }),
    route('*', 'features/pages/page.route.tsx', { id: 'page' }),
  ]),
] satisfies RouteConfig
