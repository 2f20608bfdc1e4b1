import { ignoreOutputErrors } from '@gevel/runtime/log-destination'
import type { Core } from '@strapi/strapi'
import { registerAuditKinds } from './content/audit-log/audit-kinds'
import { auditModels } from './content/audit-log/audit-models'
import { auditRolePermissions } from './content/audit-log/audit-role-permissions'
import { cleanOtherTypes } from './content/documents/clean-texts'
import { requireAddresses } from './content/documents/required-addresses'
import { cleanNamesOfFiles } from './content/media/clean-names'
import { applyDocumentRules } from './document-rules'
import { features } from './features'
import { editorRolesWith } from './features/editors/editor-roles'
import { closeAdminRoutes } from './features/editors/handlers/closed-routes'
import { strengthenAdmin } from './features/editors/handlers/strapi-admin'
import { documentsAsAttachments } from './ledger/documents/made-document'
import { ensureChangeLog } from './platform/changes/change-log'
import { changeStreamRoute, startChangeStream, stopChangeStream } from './platform/changes/change-stream'
import { trackReads } from './platform/changes/track-reads'
import { ensureConstraints } from './platform/database/constraints'
import { rejectFailedCommits } from './platform/database/failed-commits'
import { watchLostConnections } from './platform/database/lost-connection'
import { detectLostDatabase, exitOnLostDatabase } from './platform/database/lost-start'
import { migrateAtStart } from './platform/database/migrations/migrate'
import { reportNestedConnections } from './platform/database/nested-connections'
import { type StartLock, takeStartLock } from './platform/database/start-lock'
import { ignoreUnawaitedStatements } from './platform/database/statement-errors'
import { superviseQueries } from './platform/database/supervise-queries'
import { limitUndeclaredWork } from './platform/database/work'
import { registerDocumentKinds } from './platform/documents/document-kind'
import { environment } from './platform/environment/environment'
import { openApiRoutes } from './platform/http/route'
import { beforeDestroy, drainRequests } from './platform/http/shut-down'
import { closeBoss } from './platform/jobs/boss'
import { startJobs } from './platform/jobs/start-jobs'
import { startTimer } from './platform/jobs/timer'
import { logKoaErrors } from './platform/logging/koa-errors'
import { logProcessWarnings } from './platform/logging/log'
import { registerAttachmentSource } from './platform/mail/attachments'
import { registerMailings } from './platform/mail/mailing-kind'
import { sendMail } from './platform/mail/send-mail'
import { registerTemplates } from './platform/mail/template'
import { serveMetrics } from './platform/metrics/metrics'
import { registerAccountData } from './platform/readers/account-data'
import { watchAdminUsers } from './platform/roles/admin-users'
import { hideColleagues } from './platform/roles/colleagues'
import { ensureEditorRoles } from './platform/roles/ensure-editor-roles'
import { registerPermissions } from './platform/roles/permission'
import { ensureReaderRoles, removeExampleTokens } from './platform/roles/reader-roles'
import { endWindow } from './platform/security-events/log-security-event'
import { openTemporaryFolder } from './platform/uploads/temporary-folder'
import { registerUploads } from './platform/uploads/upload-rule'

/** Service managers often kill a program ten seconds after stopping it. */
const endWithinMs = 9_000

let startLock: StartLock | undefined
const stopTimers: (() => void)[] = []
const permissions = features.flatMap((feature) => feature.permissions ?? [])
const settings = features.flatMap((feature) => feature.settings ?? [])
const grants = features.flatMap((feature) => feature.grants ?? [])

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    openTemporaryFolder(strapi)
    startLock = await takeStartLock(exitOnLostDatabase).catch((error: Error) => {
      strapi.log.error(error.message)
      process.exit(1)
    })
    ignoreOutputErrors()
    logProcessWarnings()
    logKoaErrors(strapi.server.app)
    detectLostDatabase(strapi)
    beforeDestroy(strapi, () => finishRequests(strapi))
    ignoreUnawaitedStatements(strapi)
    superviseQueries(strapi.db.connection)
    watchLostConnections(strapi.db.connection)
    rejectFailedCommits(strapi.db.connection)
    reportNestedConnections(strapi)
    applyDocumentRules(strapi)
    cleanNamesOfFiles(strapi)
    cleanOtherTypes(strapi)
    hideColleagues(strapi)
    strengthenAdmin(strapi)
    closeAdminRoutes(strapi)
    openApiRoutes(strapi, [changeStreamRoute, ...features.flatMap(({ routes = [] }) => routes)])
    for (const { adminRoutes } of features) if (adminRoutes) strapi.server.routes(adminRoutes)
    registerTemplates(features.flatMap(({ mails = [] }) => mails))
    registerMailings(features.flatMap(({ mailings = [] }) => mailings))
    registerDocumentKinds(features.flatMap(({ documents = [] }) => documents))
    registerAttachmentSource(documentsAsAttachments)
    registerAuditKinds(features.flatMap(({ auditKinds = [] }) => auditKinds))
    registerUploads(features.flatMap(({ uploads = [] }) => uploads))
    registerAccountData(features.flatMap(({ accountData = [] }) => accountData))
    // before the admin starts, which removes unknown permissions from roles
    await registerPermissions(strapi, permissions)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    if (!startLock) throw new Error('bootstrap() needs the start lock of register().')
    await migrateAtStart(strapi, startLock.connection)
    await ensureConstraints(strapi)
    await requireAddresses(strapi)
    auditModels(strapi)
    auditRolePermissions(strapi)
    await ensureChangeLog(strapi)
    for (const feature of features) await feature.ensureTriggers?.(strapi)
    trackReads(strapi, Object.fromEntries(features.flatMap(({ derivedTables = {} }) => Object.entries(derivedTables))))
    watchAdminUsers(strapi)
    await ensureEditorRoles(strapi, editorRolesWith({ permissions, grants, settings }))
    await ensureReaderRoles(strapi)
    await removeExampleTokens(strapi)
    stopTimers.push(await startJobs([sendMail, ...features.flatMap(({ jobs = [] }) => jobs)]))
    await startLock.release()
    limitUndeclaredWork()
    if (!environment.SMTP_URL)
      strapi.log.warn('SMTP_URL is not set: the mails of the site wait in the queue until it is.')
    await startChangeStream(strapi)
    serveMetrics(strapi.server.httpServer)
    stopTimers.push(...features.flatMap(({ timers = [] }) => timers).map(startTimer))
  },

  async destroy() {
    endWindow()
    // a pending request may still queue a mail
    await closeBoss()
  },
}

/** Strapi's own `destroy` would begin with the permissions of editors: their pending requests would get a 403. */
async function finishRequests(strapi: Core.Strapi): Promise<void> {
  // a database that stopped responding would keep this from ending
  setTimeout(() => {
    strapi.log.error('Not everything could be closed in time: the database may have fallen silent.')
    process.exit(1)
  }, endWithinMs).unref()
  for (const stop of stopTimers) stop()
  await stopChangeStream()
  await drainRequests(strapi.server.httpServer)
}
