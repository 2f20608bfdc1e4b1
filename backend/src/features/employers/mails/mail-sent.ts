import { queueMail } from '../../../platform/mail/queue-mail'
import type { VacancySettings } from '../settings'
import { ownVacancyLink, reviewLink } from './links'
import { vacancySentMail, vacancyToReviewMail } from './placing-mails'

interface Sent {
  vacancy: { id: number; title: string }
  /** name of the company */
  company: string
  /** who placed it */
  to: { name: string; email: string }
  settings: VacancySettings
  /** null of a free package */
  order: { number: string } | null
}

/** Queues the mails about a vacancy that was placed: to whoever placed it, and to the editors. */
export async function mailSent({ vacancy: { id, title }, company, to, settings, order }: Sent): Promise<void> {
  const { email: replyTo, reviewText } = settings
  await queueMail(
    vacancySentMail,
    to.email,
    { name: to.name, title, reviewText, orderNumber: order?.number ?? null, link: ownVacancyLink(id) },
    { replyTo },
  )
  await mailEditors(settings, { id, title, company, isRevision: false })
}

/** Tells the editors that a text waits for them. */
export async function mailEditors(
  { email }: VacancySettings,
  { id, ...text }: { id: number; title: string; company: string; isRevision: boolean },
): Promise<void> {
  await queueMail(vacancyToReviewMail, email, { ...text, adminLink: reviewLink(id) })
}
