import type { RouteName } from './paths.ts'

/**
 * The pages that are different for each visitor, also without a log-in: by the `handle` of their routes, which a browser loads with the page
 * only. They have no payload.
 */
export const perVisitorRoutes: readonly RouteName[] = [
  'inloggen',
  'registreren',
  'registreren-provider',
  'connect-provider',
  'auth-connect',
  'account-activeren',
  'wachtwoord-reset',
  'email-valideren',
  'account',
  'account-reacties',
  'reactie',
  'cookie-instellingen',
  'winkelketens-vergelijken',
  'magazine-lezen',
  'c',
  'l-id',
]
