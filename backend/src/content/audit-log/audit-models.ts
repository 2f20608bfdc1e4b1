import type { Core } from '@strapi/strapi'
import { inTransaction } from '../../platform/database/transaction'
import { currentActor, isByEditor } from './audit-source'
import type { Row } from './audited-models'
import { type AuditedModel, auditedModels } from './audited-models'
import { linesOfRow } from './lines-of-row'
import { recordAudit } from './record-audit'
import { changedFields, changedParts } from './stored-fields'

interface Params {
  where?: object
  data?: unknown
}

type Write = (uid: string, params: Params) => Promise<unknown>

const writes = ['create', 'createMany', 'update', 'updateMany', 'delete', 'deleteMany']

/**
 * Records writes to the models of `audited-models.ts`, in the same transaction. Strapi's hooks run after the commit,
 * so the writes themselves are wrapped.
 */
export function auditModels(strapi: Core.Strapi): void {
  const manager = strapi.db.entityManager as unknown as Record<string, Write>
  for (const action of writes) {
    const write = manager[action]?.bind(manager)
    if (!write) throw new Error(`Strapi's entity manager has no ${action}`)
    manager[action] = (uid, params) => {
      const model = auditedModels[uid]
      return model && isRecorded(model, params)
        ? audited(strapi, uid, model, params, () => write(uid, params))
        : write(uid, params)
    }
  }
}

function isRecorded({ always, ignored = [] }: AuditedModel, { data }: Params): boolean {
  const written = Object.keys(Object(data))
  const isInternal = written.length > 0 && written.every((field) => ignored.includes(field))
  return !isInternal && (always || isByEditor(currentActor()))
}

function audited(strapi: Core.Strapi, uid: string, model: AuditedModel, params: Params, write: () => Promise<unknown>) {
  return inTransaction(async () => {
    const before = params.where ? await readRows(strapi, uid, model, params.where) : []
    const result = await write()
    const ids = params.where ? before.map(({ id }) => id) : createdIds(result)
    const after = await readRows(strapi, uid, model, { id: { $in: ids } })
    for (const id of ids) {
      const [old, now] = [before, after].map((rows) => rows.find((row) => row.id === id))
      await recordRow(strapi, uid, model, old, now)
    }
    return result
  })
}

async function recordRow(strapi: Core.Strapi, uid: string, model: AuditedModel, old?: Row, now?: Row): Promise<void> {
  const shown = now ?? old
  if (!shown) return
  const target = { type: uid, id: String(shown.id), name: model.nameOf(shown) }
  for (const line of linesOfRow(model, old, now, changesOf(strapi, uid, model, old, now)))
    await recordAudit({ ...line, target })
}

function changesOf(
  strapi: Core.Strapi,
  uid: string,
  { partsOf, ignored = [] }: AuditedModel,
  old?: Row,
  now?: Row,
): string[] {
  if (!old || !now) return []
  if (partsOf) return changedParts(partsOf(old), partsOf(now))
  return changedFields(strapi, uid, old, now).filter((field) => !ignored.includes(field))
}

function readRows(strapi: Core.Strapi, uid: string, { populate }: AuditedModel, where: object): Promise<Row[]> {
  return strapi.db.query(uid).findMany({ where, populate, orderBy: { id: 'asc' } })
}

/** A `create` returns the row, a `createMany` their ids. */
function createdIds(result: unknown): number[] {
  const { id, ids } = Object(result)
  return ids ?? [id]
}
