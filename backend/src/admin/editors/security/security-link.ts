import { Lock } from '@strapi/icons'

/** The way to the screen of security, for everybody who is logged in. */
export const securityLink = {
  to: 'beveiliging',
  icon: Lock,
  intlLabel: { id: 'gevel.security', defaultMessage: 'Beveiliging' },
  permissions: [],
  Component: () => import('./security-page'),
  position: 9,
}
