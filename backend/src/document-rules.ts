import type { Core, Modules } from '@strapi/strapi'
import { dateCorrections } from './articles/correction-rules'
import { auditDocuments } from './audit-log/audit-documents'
import { checkBanners } from './banners/banner-rules'
import { cleanDocuments } from './documents/clean-texts'
import type { DocumentContext, DocumentRule, Next } from './documents/document-context'
import { checkFields } from './documents/field-checks'
import { rememberFormerKeys } from './documents/former-keys'
import { ignoreIdentity } from './documents/identity'
import { explainMissingAddresses } from './documents/missing-addresses'
import { protectPublished } from './documents/protect-published'
import { numberDocuments } from './documents/public-ids'
import { publishInSteps } from './documents/publish-in-steps'
import { resetClones } from './documents/reset-clones'
import { serialiseWrites } from './documents/serialise-writes'
import { fillSlugs } from './documents/slugs'
import { explainUniqueViolations } from './documents/unique-violations'
import { requireVisibleTexts } from './documents/visible-texts'
import { deleteFormSaves } from './edit-conflicts/form-saves'
import { rejectStaleSave } from './edit-conflicts/reject-stale-save'
import { repeatCreations } from './edit-conflicts/repeated-creation'
import { textChecks } from './features'
import { canonicaliseHrefs } from './links/canonicalise-hrefs'
import { normalisePages } from './pages/page-rules'
import { normalisePartners } from './partners/partner-rules'
import { clearPlanWhenOffline } from './planning/clear-plan'
import { checkPlans, retryRepairedPlans } from './planning/plan-rules'
import { keepPublishedLinks } from './publishing/published-links'
import { publishWithSideEffects } from './publishing/publishing'
import { deleteDeadRedirects } from './redirects/dead-redirects'
import { normaliseRedirects } from './redirects/redirect-rules'
import { refreshSearch } from './search/indexing/refresh-search'
import { checkShortLinks } from './short-links/short-link-rules'
import { checkVacancies } from './vacancies/vacancy-rules'

/** Every write of a document passes these rules, in this order: by the admin, the seed or a job. */
const rules: readonly DocumentRule[] = [
  // before every rule that reads a text
  cleanDocuments,
  explainUniqueViolations,
  explainMissingAddresses,
  ignoreIdentity,
  // before every rule that reads or writes rows
  serialiseWrites,
  protectPublished,
  publishInSteps,
  repeatCreations,
  rejectStaleSave,
  auditDocuments,
  resetClones,
  numberDocuments,
  fillSlugs,
  canonicaliseHrefs,
  normalisePages,
  normalisePartners,
  normaliseRedirects,
  checkShortLinks,
  dateCorrections,
  requireVisibleTexts,
  checkFields(textChecks),
  checkVacancies,
  checkPlans,
  checkBanners,
  rememberFormerKeys,
  keepPublishedLinks,
  publishWithSideEffects,
  clearPlanWhenOffline,
  deleteDeadRedirects,
  retryRepairedPlans,
  deleteFormSaves,
  refreshSearch,
]

/** Registers the rules as middleware of Strapi's document service, for the site's own types. */
export function applyDocumentRules(strapi: Core.Strapi): void {
  for (const rule of rules) {
    strapi.documents.use(((context: DocumentContext, next: Next) =>
      context.uid.startsWith('api::')
        ? rule(strapi, context, next)
        : next()) as Modules.Documents.Middleware.Middleware)
  }
}
