import { applicationDays } from '@gevel/contract/cv-files'
import { href } from '@gevel/contract/hrefs'
import { environment } from '../../platform/environment/environment'
import { type LinkPurpose, readLink, signLink } from '../../platform/signed-links/signed-link'

type Reader = Extract<LinkPurpose, 'applicant' | 'employer'>

/** Longer than any application is stored: a vacancy is open for a year at most. The row says whether there is still one. */
const linkDays = 365 + applicationDays.consented + applicationDays.usual

const paths = { applicant: '/vacatures/sollicitatie', employer: '/vacatures/sollicitatie/ontvangen' } as const

/** The link in the mail about an application, for who sent it or for the employer. */
export function applicationLink(reader: Reader, id: number, at: Date): string {
  const link = new URL(href(paths[reader]), environment.SITE_URL)
  const expiresAt = new Date(at.getTime() + linkDays * 86_400_000)
  link.searchParams.set('code', signLink({ purpose: reader, subject: String(id), expiresAt }))
  return link.href
}

/** The id of the application of a link; undefined when it is none, or no longer valid. */
export function applicationOfLink(reader: Reader, code: string, at: Date): number | undefined {
  const link = readLink(reader, code, at)
  return link.state === 'valid' ? Number(link.subject) : undefined
}
