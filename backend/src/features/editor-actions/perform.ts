import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import type { z } from 'zod'
import { recordAudit } from '../../content/audit-log/record-audit'
import type { Actor } from '../../ledger/events/record-event'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import type { DeclaredKind } from '../../platform/feature/audit-kinds'
import { idOf } from '../../platform/http/parameters'
import { parseInput } from '../../platform/http/parse-input'
import { editorOf } from '../../platform/roles/editor'
import { editorActor } from './editor-actor'

/** Who acts when. */
export interface Cause {
  actor: Actor
  /** id of the account of an editor: two may have one name */
  editor?: number
  at: Date
}

/** An action of the desk on a row. */
export interface DeskAction<S extends z.ZodType> {
  input: S
  /** of the line in the audit log; a note has none */
  audit?: DeclaredKind
  /** Checks what needs the content, whose statements have a connection of their own, before the transaction of `act`. */
  before?(id: number, at: Date): Promise<void>
  /**
   * Does it on the row of the id in the path; a repeat has to be safe.
   * @returns the number of the row, for the audit log; undefined when there is no row
   */
  act(trx: Transaction, id: number, input: z.output<S>, cause: Cause): Promise<string | undefined>
  /** type of the row, for the audit log */
  target: string
}

/**
 * A handler of an action of the desk: in one transaction with its lines on the timeline and in the audit log.
 * @param show answers with the row as it is afterwards
 */
export function perform<S extends z.ZodType>(
  { input, audit, before, act, target }: DeskAction<S>,
  show: (ctx: Context) => Promise<void>,
) {
  return async (ctx: Context) => {
    const id = idOf(ctx.params.id)
    if (id === null) throw new errors.NotFoundError('Deze regel is er niet.')
    const given = parseInput(input, ctx.request.body)
    const cause = { actor: editorActor(ctx), editor: editorOf(ctx).id, at: new Date() }
    await before?.(id, cause.at)
    await inTransaction(async (trx) => {
      const name = await act(trx, id, given, cause)
      if (name === undefined) throw new errors.NotFoundError('Deze regel is er niet.')
      if (audit) await recordAudit({ kind: audit, target: { type: target, id: String(id), name } })
    })
    await show(ctx)
  }
}
