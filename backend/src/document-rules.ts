import type { Core, Modules } from '@strapi/strapi'
import { dateCorrections } from './content/articles/correction-rules'
import { auditDocuments } from './content/audit-log/audit-documents'
import { cleanDocuments } from './content/documents/clean-texts'
import type { DocumentContext, DocumentRule, Next } from './content/documents/document-context'
import { checkFields } from './content/documents/field-checks'
import { rememberFormerKeys } from './content/documents/former-keys'
import { ignoreIdentity, resetClones } from './content/documents/ignored-fields'
import { explainMissingAddresses } from './content/documents/missing-addresses'
import { protectPublished } from './content/documents/protect-published'
import { numberDocuments } from './content/documents/public-ids'
import { publishInSteps } from './content/documents/publish-in-steps'
import { checkRanges } from './content/documents/range-checks'
import { serialiseWrites } from './content/documents/serialise-writes'
import { fillSlugs } from './content/documents/slugs'
import { explainUniqueViolations } from './content/documents/unique-violations'
import { requireVisibleTexts } from './content/documents/visible-texts'
import { deleteFormSaves } from './content/edit-conflicts/form-saves'
import { rejectStaleSave } from './content/edit-conflicts/reject-stale-save'
import { repeatCreations } from './content/edit-conflicts/repeated-creation'
import { canonicaliseHrefs } from './content/links/canonicalise-hrefs'
import { normalisePages } from './content/pages/page-rules'
import { normalisePartners } from './content/partners/partner-link'
import { checkPlans, clearPlanWhenOffline, retryRepairedPlans } from './content/planning/plan-rules'
import { requirePublishable } from './content/planning/require-publishable'
import { requireFinished } from './content/publishing/finished-texts'
import { keepPublishedLinks } from './content/publishing/published-links'
import { publishWithSideEffects } from './content/publishing/publishing'
import { deleteDeadRedirects } from './content/redirects/document-paths'
import { normaliseRedirects } from './content/redirects/redirect-rules'
import { checkVacancies } from './content/vacancies/vacancy-rules'
import { finishChecks, textChecks } from './features'
import { checkBanners } from './features/banners/banner-rules'
import { sellPackages } from './features/employers/packages/package-rules'
import { followRegistered } from './features/organiser/changes/event-rules'
import { sellPlans } from './features/plans/plan-rules'
import { refreshSearch } from './features/search/indexing/refresh-index'
import { checkShortLinks } from './features/short-links/short-link-rules'

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
  requireFinished(finishChecks),
  checkRanges,
  checkVacancies,
  checkPlans,
  requirePublishable(finishChecks),
  checkBanners,
  sellPlans,
  sellPackages,
  followRegistered,
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
