import { errors } from '@strapi/utils'
import { isHttpError } from 'http-errors'
import type { Context } from 'koa'
import type { z } from 'zod'
import { recordAudit } from '../../content/audit-log/record-audit'
import { inTransaction } from '../../platform/database/transaction'
import { idOf } from '../../platform/http/parameters'
import { parseInput } from '../../platform/http/parse-input'
import { editorActor } from './editor-actor'
import type { DeskAction } from './perform'

const mostRows = 200

/** How an action on many rows went: on how many it was done, and why others were left out, by sentence. */
export interface BulkOutcome {
  done: number
  skipped: { reason: string; count: number }[]
}

/**
 * A handler of an action on the rows that an editor chose, at most 200. Each row has its own transaction with its line in the audit log:
 * one that the rules refuse is left out, and a repeat after a lost connection does the rest.
 * @param list of the rows, which reads the selection in the body
 */
export function performEach<S extends z.ZodType>(
  { input, audit, act, target }: DeskAction<S>,
  list: { selectedIds(selection: unknown): Promise<string[]> },
) {
  return async (ctx: Context) => {
    const { body } = ctx.request
    const given = parseInput(input, body)
    const ids = await list.selectedIds(Object(body).selection)
    if (ids.length > mostRows)
      throw new errors.ValidationError(`Dit kan met hoogstens ${mostRows} tegelijk. Kies minder regels.`)
    const cause = { actor: editorActor(ctx), at: new Date() }
    const reasons = new Map<string, number>()
    for (const id of ids) {
      const reason = await refusalOf(() =>
        inTransaction(async (trx) => {
          const row = idOf(id)
          const name = row === null ? undefined : await act(trx, row, given, cause)
          if (name === undefined) throw new errors.NotFoundError('Hiervoor kan dit niet.')
          if (audit) await recordAudit({ kind: audit, target: { type: target, id, name } })
        }),
      )
      if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    const skipped = [...reasons].map(([reason, count]) => ({ reason, count }))
    const outcome: BulkOutcome = { done: ids.length - skipped.reduce((sum, { count }) => sum + count, 0), skipped }
    ctx.body = { data: outcome }
  }
}

/** The sentence of the rule that refused some work; undefined when it was done. */
async function refusalOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    const isRefusal = error instanceof errors.ApplicationError || (isHttpError(error) && error.status < 500)
    if (!isRefusal) throw error
    return error.message
  }
}
