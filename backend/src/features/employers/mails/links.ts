import { href } from '@gevel/contract/hrefs'
import { adminUrl } from '../../../platform/environment/admin-origin'
import { environment } from '../../../platform/environment/environment'

/** The page of a vacancy for its employer, for a mail. */
export function ownVacancyLink(id: number): string {
  return new URL(href('/vacatures/mijn/:id', { id }), environment.SITE_URL).href
}

/** The public page of a vacancy, for a mail. */
export function vacancyLink(id: number, slug: string): string {
  return new URL(href('/vacatures/vacature/:id/:slug?', { id, slug }), environment.SITE_URL).href
}

/** The screen of a vacancy in the admin, for a mail to editors. */
export function reviewLink(id: number): string {
  return adminUrl(`/ingezonden-vacatures/${id}`)
}
