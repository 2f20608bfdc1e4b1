import { href } from '@gevel/contract/hrefs'
import { environment } from '../../../platform/environment/environment'

/** The page of one's subscription, for a mail. */
export function subscriptionLink(): string {
  return new URL(href('/account/abonnement'), environment.SITE_URL).href
}

/** Where somebody makes an account, for a mail. */
export function registerLink(): string {
  return new URL(href('/registreren'), environment.SITE_URL).href
}

/** The page that compares plans, for a mail. */
export function plansLink(): string {
  return new URL(href('/abonneren'), environment.SITE_URL).href
}

/** Where anybody cancels, with or without an account, for a mail. */
export function cancelLink(): string {
  return new URL(href('/opzeggen'), environment.SITE_URL).href
}

/** Where everybody can withdraw from an order, without a log-in. */
export function withdrawalPage(): string {
  return new URL(href('/herroepen'), environment.SITE_URL).href
}
