import type { Context } from 'koa'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { inTransaction } from '../../../platform/database/transaction'
import { dayField } from '../../../platform/http/dialog-fields'
import { parseInput } from '../../../platform/http/parse-input'
import { openRun } from '../../collection/runs/open-run'
import { editorActor } from '../../editor-actions/editor-actor'
import { deskAudit } from '../audit-kinds'
import { requireBillingSettings } from '../billing-settings'

const runInput = z.object({ collectOn: dayField('De incassodag') })

/**
 * `POST /runs`: makes a run for a day. A repeat finds nothing left that is due.
 * @throws the codes of `collectionErrors`
 */
export async function makeRun(ctx: Context): Promise<void> {
  const { collectOn } = parseInput(runInput, ctx.request.body)
  const settings = await requireBillingSettings()
  const run = await inTransaction(async (trx) => {
    const opened = await openRun(trx, collectOn, { settings, actor: editorActor(ctx), at: new Date() })
    const target = { type: 'collection-run', id: String(opened.id), name: opened.number }
    await recordAudit({ kind: deskAudit.kinds['run-made'], target })
    return opened
  })
  ctx.body = { data: run }
}
