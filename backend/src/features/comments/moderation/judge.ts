import { type CommentState, commentStateSchema } from '@gevel/contract/comments'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { inTransaction } from '../../../platform/database/transaction'
import { defineAuditKinds } from '../../../platform/feature/audit-kinds'
import { findQueued } from './queue'

/** The possible judgements of a comment. */
const judgementSchema = commentStateSchema.exclude(['waiting'])
export type Judgement = z.infer<typeof judgementSchema>

export const commentAudit = defineAuditKinds(['comment', 'Reacties'], {
  shown: 'Reactie geplaatst',
  hidden: 'Reactie verborgen',
})

export const judgementInput = z.object({
  state: judgementSchema,
  /** of the text that the editor read */
  version: z.int().positive(),
})

/** The editor who judges. */
export interface Editor {
  id: number
  name: string
}

interface JudgedVersion {
  state: CommentState
  version: number
}

/**
 * `PUT /admin/site/comments/{id}/judgement`, for editors with the permission: shows the comment to everybody or only to its
 * author, and closes its reports. Idempotent.
 * @returns the comment as it is now; undefined when it no longer exists
 * @throws ApplicationError when the author changed the text since the editor read it
 */
export async function judgeComment(id: number, { state, version }: z.infer<typeof judgementInput>, editor: Editor) {
  return inTransaction(async (trx) => {
    const comment: JudgedVersion | undefined = await trx('gevel_comments')
      .where({ id })
      .forUpdate()
      .first('state', 'version')
    if (!comment) return undefined
    if (comment.version !== version)
      throw new errors.ApplicationError('De schrijver heeft de reactie intussen bewerkt. Lees die opnieuw.')
    const closedReports = await trx('gevel_comment_reports')
      .where({ comment_id: id })
      .whereNull('judged_at')
      .update({ judged_at: trx.fn.now() })
    if (comment.state !== state || closedReports > 0) {
      await trx('gevel_comments').where({ id }).update({ state })
      await trx('gevel_comment_judgements').insert({ comment_id: id, editor_id: editor.id, editor: editor.name, state })
      const target = { type: 'comment', id: String(id), name: `Reactie ${id}` }
      await recordAudit({ kind: commentAudit.kinds[state], target })
    }
    return findQueued(trx, id)
  })
}
