import { emailChange } from './accounts/email-change/feature'
import { firebaseMove } from './accounts/firebase/feature'
import { passwords } from './accounts/passwords/feature'
import { ownData } from './accounts/personal-data/feature'
import { proof } from './accounts/proof/feature'
import { readerState } from './accounts/reader-state/feature'
import { registration } from './accounts/registration/feature'
import { articleLists } from './article-lists/feature'
import { articles } from './articles/feature'
import { auditLog } from './audit-log/feature'
import { banners } from './banners/feature'
import { bannerReport } from './banners/report/feature'
import { blocks } from './blocks/feature'
import { comments } from './comments/feature'
import { moderation } from './comments/moderation/feature'
import type { TextChecks } from './documents/field-rules'
import { editors } from './editors/handlers/feature'
import { editorPasswords } from './editors/passwords/feature'
import { editorProof } from './editors/proof/feature'
import { secondFactor } from './editors/second-factor/feature'
import type { Feature } from './feature/feature'
import { figures } from './figures/feature'
import { figureImport } from './figures/importing/feature'
import { issuePdfs } from './magazines/pdf/uploading/feature'
import { media } from './media/feature'
import { pictureMending } from './media/mending/feature'
import { pages } from './pages/feature'
import { partners } from './partners/feature'
import { planning } from './planning/feature'
import { previews } from './previews/feature'
import { pushDelivery } from './push/delivery/feature'
import { pushNotices } from './push/notices/feature'
import { redirects } from './redirects/feature'
import { search } from './search/indexing/feature'
import { searchMisses } from './search-misses/feature'
import { statistics } from './statistics/feature'
import { mostRead } from './statistics/most-read/feature'
import { statisticsReport } from './statistics/report/routes/feature'
import { statisticsRollUps } from './statistics/roll-ups/feature'
import { vacancies } from './vacancies/feature'

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
