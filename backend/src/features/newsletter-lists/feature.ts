import { newsletterListEndpoints } from '@gevel/contract/endpoints/newsletter-lists'
import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { publicFormRoute } from '../../platform/limits/public-form-route'
import { publicRoute } from '../../platform/readers/public-route'
import { readerRoute } from '../../platform/readers/reader-route'
import { subscriberAudit } from './addresses/audit-kinds'
import { subscriberRoutes } from './addresses/subscriber-routes'
import { confirmNewsletterMail, newsletterPreferencesMail } from './newsletter-list-mails'
import {
  changeByLink,
  changeOwnNewsletters,
  confirmAsked,
  endByLink,
  listOwnNewsletters,
  showAsked,
  showByLink,
} from './newsletter-list-routes'
import { listNewsletterPlaces } from './newsletter-places'
import { manageSubscribers } from './permission'
import { mailLink, subscribe } from './subscribe'

/** The lists of newsletters: who asked for which, confirmed it and ended it. */
export const newsletterSubscriptions: Feature = {
  routes: [
    publicRoute('/public/sitemap/newsletters', z.object({}), listNewsletterPlaces),
    publicFormRoute(newsletterListEndpoints.subscribe, subscribe),
    publicFormRoute(newsletterListEndpoints.mailLink, mailLink),
    openRoute(newsletterListEndpoints.showAsked, showAsked),
    openRoute(newsletterListEndpoints.confirm, confirmAsked),
    openRoute(newsletterListEndpoints.showByLink, showByLink),
    openRoute(newsletterListEndpoints.changeByLink, changeByLink),
    openRoute(newsletterListEndpoints.endByLink, endByLink),
    readerRoute(newsletterListEndpoints.listOwn, listOwnNewsletters),
    readerRoute(newsletterListEndpoints.changeOwn, changeOwnNewsletters),
  ],
  permissions: [manageSubscribers],
  adminRoutes: subscriberRoutes,
  auditKinds: [subscriberAudit],
  mails: [confirmNewsletterMail, newsletterPreferencesMail],
}
