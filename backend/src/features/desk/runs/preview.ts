import { targetDayFrom } from '@gevel/contract/target-days'
import type { Context } from 'koa'
import { z } from 'zod'
import { dayField } from '../../../platform/http/dialog-fields'
import { parseInput } from '../../../platform/http/parse-input'
import { previewRun } from '../../collection/runs/due-invoices'
import { earliestDay } from '../../collection/runs/open-run'
import { requireBillingSettings } from '../billing-settings'

const previewInput = z.object({ collectOn: dayField('De incassodag').optional() })

/** `GET /runs/preview`: what a run for a day would have; without a day, the first one that can be announced in time. */
export async function showPreview(ctx: Context): Promise<void> {
  const { collectOn } = parseInput(previewInput, ctx.query)
  ctx.body = { data: await loadPreview(collectOn) }
}

async function loadPreview(asked: string | undefined) {
  const collectOn = asked ?? targetDayFrom(earliestDay(await requireBillingSettings(), new Date()))
  return { collectOn, ...(await previewRun(strapi.db.connection, collectOn)) }
}

/** What a run would have, as the admin's screen shows it. */
export type RunPreview = Awaited<ReturnType<typeof loadPreview>>
