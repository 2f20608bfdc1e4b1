import { eventSeriesSchema } from '@gevel/contract/events'
import { type RouteName, routePaths } from '@gevel/contract/paths'

/** Not a page, not for search engines, or among the backend's documents. */
const elsewhere: readonly RouteName[] = [
  ...(['home', 'home-pro', ...eventSeriesSchema.options] as const),
  ...(['inloggen', 'uitloggen', 'registreren', 'account-activeren', 'email-valideren'] as const),
  ...([
    'wachtwoord-vergeten',
    'wachtwoord-reset',
    'auth-connect',
    'zoeken',
    'zoeken-suggesties',
    'botcontrole',
    'cookie-instellingen',
    'offline',
    'manifest-general',
    'manifest-pro',
    'meldingen',
    'meldingen-toestel',
    'c',
    'winkelketens-stand-van-zaken-csv',
  ] as const),
  ...(['account', 'account-gegevens', 'account-bewaard', 'account-reacties', 'account-bewaren', 'gallery'] as const),
  ...(['sitemap-xml', 'news-sitemap-xml', 'robots-txt', 'agenda-all-ics', 'security-txt'] as const),
]

/** The paths of all screens without parameters that search engines may index: lists such as `/nieuws`. */
export const plainScreens: string[] = Object.entries(routePaths)
  .filter(([name, path]) => !path.includes(':') && !elsewhere.some((other) => other === name))
  .map(([, path]) => path)
