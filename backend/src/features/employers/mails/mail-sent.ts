import { queueMail } from '../../../platform/mail/queue-mail'
import type { VacancySettings } from '../settings'
import { ownVacancyLink, reviewLink } from './links'
import { vacancySentMail, vacancyToReviewMail } from './placing-mails'

interface Sent {
  vacancy: { id: number; title: string }
  company: { name: string; contact: string }
  /** address of the employer */
  to: string
  settings: VacancySettings
  /** null of a free package */
  order: { number: string } | null
}

/** Queues the mails about a vacancy that was placed: to its employer, and to the editors. */
export async function mailSent({ vacancy: { id, title }, company, to, settings, order }: Sent): Promise<void> {
  const { email: replyTo, reviewText } = settings
  await queueMail(
    vacancySentMail,
    to,
    { name: company.contact, title, reviewText, orderNumber: order?.number ?? null, link: ownVacancyLink(id) },
    { replyTo },
  )
  await mailEditors(settings, { id, title, company: company.name, isRevision: false })
}

/** Tells the editors that a text waits for them. */
export async function mailEditors(
  { email }: VacancySettings,
  { id, ...text }: { id: number; title: string; company: string; isRevision: boolean },
): Promise<void> {
  await queueMail(vacancyToReviewMail, email, { ...text, adminLink: reviewLink(id) })
}
