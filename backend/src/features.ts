import { archive } from './content/archive/feature'
import { articles } from './content/articles/feature'
import { auditLog } from './content/audit-log/feature'
import { blocks } from './content/blocks/feature'
import { events } from './content/events/feature'
import { figures } from './content/figures/feature'
import { magazines } from './content/magazines/feature'
import { media } from './content/media/feature'
import { pages } from './content/pages/feature'
import { partners } from './content/partners/feature'
import { planning } from './content/planning/feature'
import { previews } from './content/previews/feature'
import { redirects } from './content/redirects/feature'
import { site } from './content/site/feature'
import { tags } from './content/tags/feature'
import { vacancies } from './content/vacancies/feature'
import { accounts } from './features/accounts/feature'
import { applications } from './features/applications/feature'
import { banners } from './features/banners/feature'
import { checkIn } from './features/check-in/feature'
import { clicks } from './features/clicks/feature'
import { collection } from './features/collection/feature'
import { comments } from './features/comments/feature'
import { contact } from './features/contact/feature'
import { desk } from './features/desk/feature'
import { editors } from './features/editors/feature'
import { employers } from './features/employers/feature'
import { followedMail } from './features/followed-mail/feature'
import { gifts } from './features/gifts/feature'
import { invitations } from './features/invitations/feature'
import { issueReader } from './features/issue-reader/feature'
import { linkTargets } from './features/link-targets/feature'
import { newsletter } from './features/newsletter/feature'
import { newsletterSubscriptions } from './features/newsletter-lists/feature'
import { organiser } from './features/organiser/feature'
import { plans } from './features/plans/feature'
import { push } from './features/push/feature'
import { registrations } from './features/registrations/feature'
import { searching } from './features/search/feature'
import { statistics } from './features/statistics/feature'
import { subscriptions } from './features/subscriptions/feature'
import { vacancyAlerts } from './features/vacancy-alerts/feature'
import { vacancyImport } from './features/vacancy-import/feature'
import { vacancyList } from './features/vacancy-list/feature'
import { withdrawals } from './features/withdrawal/feature'
import { ledger } from './ledger/feature'
import { drafts } from './platform/drafts/feature'
import type { Feature, TextChecks } from './platform/feature/feature'
import { mailing } from './platform/mailing/feature'

/** Every feature that adds something to the shared parts of the backend. */
export const features: readonly Feature[] = [
  accounts,
  applications,
  archive,
  articles,
  auditLog,
  banners,
  blocks,
  checkIn,
  clicks,
  collection,
  comments,
  contact,
  desk,
  drafts,
  editors,
  employers,
  events,
  figures,
  followedMail,
  gifts,
  invitations,
  issueReader,
  ledger,
  linkTargets,
  magazines,
  mailing,
  media,
  newsletter,
  newsletterSubscriptions,
  organiser,
  pages,
  partners,
  planning,
  plans,
  previews,
  push,
  redirects,
  registrations,
  searching,
  site,
  statistics,
  subscriptions,
  tags,
  vacancies,
  vacancyAlerts,
  vacancyImport,
  vacancyList,
  withdrawals,
]

/** The checks of all features, for the texts that editors write. */
export const textChecks: TextChecks = Object.fromEntries(
  features.flatMap((feature) => Object.entries(feature.textChecks ?? {})),
)

/** Those that apply to what is published, not to a draft. */
export const finishChecks: TextChecks = Object.fromEntries(
  features.flatMap((feature) => Object.entries(feature.finishChecks ?? {})),
)
