import { href } from '@gevel/contract/hrefs'
import { adminUrl } from '../../../platform/environment/admin-origin'
import { environment } from '../../../platform/environment/environment'
import { signLink } from '../../../platform/signed-links/signed-link'

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

/** How long the link in a reminder extends a vacancy after its last day, in days. */
const linkDays = 30

/** The page that extends a vacancy without a log-in, for a mail to its employer. */
export function extensionLink(id: number, onlineUntil: Date): string {
  const link = new URL(href('/vacatures/verlengen'), environment.SITE_URL)
  const expiresAt = new Date(onlineUntil.getTime() + linkDays * 86_400_000)
  link.searchParams.set('code', signLink({ purpose: 'extension', subject: String(id), expiresAt }))
  return link.href
}
