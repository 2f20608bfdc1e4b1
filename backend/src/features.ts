import { articleLists } from './content/article-lists/feature'
import { articles } from './content/articles/feature'
import { auditLog } from './content/audit-log/feature'
import { blocks } from './content/blocks/feature'
import { figures } from './content/figures/feature'
import { figureImport } from './content/figures/importing/feature'
import { issuePdfs } from './content/magazines/pdf/uploading/feature'
import { media } from './content/media/feature'
import { pictureMending } from './content/media/mending/feature'
import { pages } from './content/pages/feature'
import { partners } from './content/partners/feature'
import { planning } from './content/planning/feature'
import { previews } from './content/previews/feature'
import { redirects } from './content/redirects/feature'
import { vacancies } from './content/vacancies/feature'
import { emailChange } from './features/accounts/email-change/feature'
import { firebaseMove } from './features/accounts/firebase/feature'
import { passwords } from './features/accounts/passwords/feature'
import { ownData } from './features/accounts/personal-data/feature'
import { proof } from './features/accounts/proof/feature'
import { readerState } from './features/accounts/reader-state/feature'
import { registration } from './features/accounts/registration/feature'
import { banners } from './features/banners/feature'
import { bannerReport } from './features/banners/report/feature'
import { comments } from './features/comments/feature'
import { moderation } from './features/comments/moderation/feature'
import { editors } from './features/editors/handlers/feature'
import { editorPasswords } from './features/editors/passwords/feature'
import { editorProof } from './features/editors/proof/feature'
import { secondFactor } from './features/editors/second-factor/feature'
import { pushDelivery } from './features/push/delivery/feature'
import { pushNotices } from './features/push/notices/feature'
import { search } from './features/search/indexing/feature'
import { searchMisses } from './features/search-misses/feature'
import { statistics } from './features/statistics/feature'
import { mostRead } from './features/statistics/most-read/feature'
import { statisticsReport } from './features/statistics/report/routes/feature'
import { statisticsRollUps } from './features/statistics/roll-ups/feature'
import type { Feature } from './platform/feature/feature'
import type { TextChecks } from './platform/feature/text-checks'

/** Every feature that adds something to the shared parts of the backend. */
export const features: readonly Feature[] = [
  articleLists,
  articles,
  auditLog,
  bannerReport,
  banners,
  blocks,
  comments,
  editorPasswords,
  editorProof,
  editors,
  emailChange,
  figureImport,
  figures,
  firebaseMove,
  issuePdfs,
  media,
  moderation,
  mostRead,
  ownData,
  pages,
  partners,
  passwords,
  pictureMending,
  planning,
  previews,
  proof,
  pushDelivery,
  pushNotices,
  readerState,
  redirects,
  registration,
  search,
  searchMisses,
  secondFactor,
  statistics,
  statisticsReport,
  statisticsRollUps,
  vacancies,
]

/** The checks of all features, for the texts that editors write. */
export const textChecks: TextChecks = Object.fromEntries(
  features.flatMap((feature) => Object.entries(feature.textChecks ?? {})),
)
