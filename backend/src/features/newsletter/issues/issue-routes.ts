import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { inTransaction } from '../../../platform/database/transaction'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { idOf } from '../../../platform/http/parameters'
import { parseInput } from '../../../platform/http/parse-input'
import { queueJob } from '../../../platform/jobs/queue-job'
import { editorOf } from '../../../platform/roles/editor'
import { editorActor } from '../../editor-actions/editor-actor'
import { perform } from '../../editor-actions/perform'
import { newsletterAudit } from '../audit-kinds'
import { composeNewsletters, sendNewsletters } from '../permission'
import { choicesQuery, listChoices } from './block-choices'
import {
  approveIssue,
  cancelIssue,
  decideInput,
  decideIssue,
  pauseIssue,
  resumeIssue,
  scheduleInput,
  scheduleIssue,
  submitIssue,
  unscheduleIssue,
} from './change-state'
import { checkComplete } from './check-complete'
import { createInput, saveInput } from './issue-input'
import { issueList } from './issue-list'
import { previewInput, testInput, writePreview } from './preview-issue'
import { createBreaking, createIssue, issueName, loadBreaking, loadFilling, saveIssue } from './save-issue'
import { sendNewsletterTest } from './send-test'
import { showIssue } from './show-issue'

const target = 'newsletter'
const noInput = z.object({})
const { kinds } = newsletterAudit

/** The routes of the admin's screens of newsletters. */
export const issueRoutes = {
  type: 'admin' as const,
  prefix: '/admin/site/newsletter' as const,
  routes: [
    ...adminRoutesUnder(
      '',
      {
        ...listRoutes(issueList, { fileName: 'nieuwsbrieven.csv' }),
        'GET /choices': async (ctx) => {
          ctx.body = { data: await listChoices(parseInput(choicesQuery, ctx.query)) }
        },
        'GET /:id': show,
        'POST /': create,
        'POST /preview': preview,
        'POST /test': test,
        'PUT /:id': perform({ input: saveInput, audit: kinds.changed, act: saveIssue, target }, show),
        'POST /:id/submit': perform(
          { input: noInput, audit: kinds.submitted, before: checkComplete, act: submitIssue, target },
          show,
        ),
      },
      composeNewsletters,
    ),
    ...adminRoutesUnder(
      '',
      {
        'POST /:id/approve': perform({ input: noInput, audit: kinds.approved, act: approveIssue, target }, show),
        'POST /:id/schedule': perform(
          { input: scheduleInput, audit: kinds.scheduled, before: checkComplete, act: scheduleIssue, target },
          show,
        ),
        'POST /:id/unschedule': perform(
          { input: noInput, audit: kinds.unscheduled, act: unscheduleIssue, target },
          show,
        ),
        'POST /:id/pause': perform({ input: noInput, audit: kinds.paused, act: pauseIssue, target }, show),
        'POST /:id/resume': perform({ input: noInput, audit: kinds.resumed, act: resumeIssue, target }, show),
        'POST /:id/cancel': perform({ input: noInput, audit: kinds.cancelled, act: cancelIssue, target }, show),
        'POST /:id/unknown': perform({ input: decideInput, audit: kinds.decided, act: decideIssue, target }, show),
      },
      sendNewsletters,
    ),
  ],
}

async function show(ctx: Context): Promise<void> {
  const id = idOf(ctx.params.id)
  const issue = id === null ? undefined : await showIssue(id)
  if (!issue) throw new errors.NotFoundError('Deze nieuwsbrief is er niet.')
  ctx.body = { data: issue }
}

async function create(ctx: Context): Promise<void> {
  const { list, article } = parseInput(createInput, ctx.request.body)
  const cause = { actor: editorActor(ctx), at: new Date() }
  // the content is read before the transaction: its statements have a connection of their own
  const found = article ? await loadBreaking(list, article, cause.at) : await loadFilling(list, cause.at)
  const id = await inTransaction(async (trx) => {
    const created = 'article' in found ? await createBreaking(trx, found, cause) : await createIssue(trx, found, cause)
    await recordAudit({
      kind: kinds.created,
      target: { type: target, id: String(created), name: issueName(created, '') },
    })
    return created
  })
  ctx.body = { data: { id } }
}

async function preview(ctx: Context): Promise<void> {
  const input = parseInput(previewInput, ctx.request.body)
  const { html, plain } = await writePreview(input, editorOf(ctx).email, new Date())
  ctx.body = { data: { html, plain, bytes: Buffer.byteLength(html) } }
}

/** `POST /test`: queues a mail to an editor; a repeat with the key sends nothing. */
async function test(ctx: Context): Promise<void> {
  const { idempotencyKey, ...input } = parseInput(testInput, ctx.request.body)
  await inTransaction(async () => {
    await queueJob(sendNewsletterTest, input, { key: idempotencyKey })
    await recordAudit({ kind: kinds.tested })
  })
  ctx.body = { data: { to: input.to } }
}
