import { Lock } from '@strapi/icons'

/** The link to the security screen, for every editor. */
export const securityLink = {
  to: 'beveiliging',
  icon: Lock,
  intlLabel: { id: 'gevel.security', defaultMessage: 'Beveiliging' },
  permissions: [],
  Component: () => import('./security-page'),
  position: 9,
}
