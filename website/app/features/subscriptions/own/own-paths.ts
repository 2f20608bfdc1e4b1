import { href } from '@gevel/contract/hrefs'

/** The page of one's subscription. Paths of the site are in lower case, and a number is not. */
export function ownPage(number: string): string {
  return href('/account/abonnement/:number', { number: number.toLowerCase() })
}

/** The page of one thing that can be done with it. */
export function ownPart(number: string, what: string): string {
  return href('/account/abonnement/:number/:what', { number: number.toLowerCase(), what })
}
