import type { Core, Modules } from '@strapi/strapi'
import { auditDocuments } from './audit-log/audit-documents'
import { startClonesAfresh } from './documents/clones'
import type { DocumentContext, DocumentRule, Next } from './documents/context'
import { checkFields } from './documents/field-checks'
import { ignoreIdentity } from './documents/identity'
import { explainMissingAddresses } from './documents/missing-addresses'
import { writeOneAtATime } from './documents/one-write-at-a-time'
import { numberDocuments } from './documents/public-ids'
import { publishThroughOneDoor } from './documents/publish-door'
import { fillSlugs } from './documents/slugs'
import { explainUniqueViolations } from './documents/unique-violations'
import { forgetFormSaves } from './edit-conflicts/form-saves'
import { refuseOutdated } from './edit-conflicts/refuse-outdated'
import { repeatCreations } from './edit-conflicts/repeated-creation'
import { textChecks } from './features'
import { tidyHrefs } from './links/tidy-hrefs'
import { tidyPages } from './pages/page-rules'
import { tidyPartners } from './partners/partner-rules'
import { clearPlanWhenOffline } from './planning/clear-plan'
import { checkPlans, retryRepairedPlans } from './planning/plan-rules'
import { accompanyPublishing } from './publishing/publishing'
import { forgetDeadRedirects } from './redirects/dead-redirects'
import { tidyRedirects } from './redirects/redirect-rules'

/** Every write of a document passes these rules, in this order, whoever writes: the admin, the seed or a job. */
const rules: readonly DocumentRule[] = [
  explainUniqueViolations,
  explainMissingAddresses,
  ignoreIdentity,
  // before every rule that reads or writes rows
  writeOneAtATime,
  publishThroughOneDoor,
  repeatCreations,
  refuseOutdated,
  auditDocuments,
  startClonesAfresh,
  numberDocuments,
  fillSlugs,
  tidyHrefs,
  tidyPages,
  tidyPartners,
  tidyRedirects,
  checkFields(textChecks),
  checkPlans,
  accompanyPublishing,
  clearPlanWhenOffline,
  forgetDeadRedirects,
  retryRepairedPlans,
  forgetFormSaves,
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
