import type { Core } from '@strapi/strapi'
import { inTransaction } from '../../platform/database/transaction'
import { type DocumentContext, type DocumentRule, documentIdOf, writtenData } from '../documents/document-context'
import type { AuditKind } from './audit-kinds'
import { recordAudit } from './record-audit'
import { changedFields, populateForComparison } from './stored-fields'

const kinds: Partial<Record<DocumentContext['action'], AuditKind>> = {
  create: 'document.created',
  clone: 'document.created',
  update: 'document.changed',
  delete: 'document.deleted',
  publish: 'document.published',
  unpublish: 'document.unpublished',
  discardDraft: 'document.discarded',
}

/** Fields that name a document, in order of preference. */
const names = ['title', 'name', 'link', 'fromPath', 'edition']

type Row = Record<string, unknown>

/** Records an action on a document, in its transaction. A save without changes is not recorded. */
export const auditDocuments: DocumentRule = async (strapi, context, next) => {
  const kind = kinds[context.action]
  if (!kind) return next()
  return inTransaction(async () => {
    const isNew = kind === 'document.created'
    // of other actions only the name is recorded: reading all of a short article takes nine statements
    const populate = kind === 'document.changed' ? populateForComparison(strapi, context.uid) : {}
    const read = (documentId: string | undefined) => readDocument(strapi, context, documentId, populate)
    const before = isNew ? undefined : await read(documentIdOf(context))
    const written = { ...writtenData(context) }
    const result = await next()
    const documentId = isNew ? Object(result).documentId : documentIdOf(context)
    const after = kind === 'document.deleted' ? before : await read(documentId)
    const shown = after ?? before
    if (!shown) return result
    const changes = kind === 'document.changed' ? changedFields(strapi, context.uid, before ?? {}, shown, written) : []
    if (kind === 'document.changed' && changes.length === 0) return result
    await recordAudit({
      kind,
      target: { type: context.uid, id: String(documentId), name: nameOf(strapi, context.uid, shown) },
      changes,
    })
    return result
  })
}

async function readDocument(
  strapi: Core.Strapi,
  { uid, contentType }: DocumentContext,
  documentId: string | undefined,
  populate: Record<string, object>,
): Promise<Row | undefined> {
  if (!documentId) return undefined
  const draft = contentType.options?.draftAndPublish ? { publishedAt: null } : {}
  return (await strapi.db.query(uid).findOne({ where: { documentId, ...draft }, populate })) ?? undefined
}

function nameOf(strapi: Core.Strapi, uid: string, row: Row): string {
  const name = names.map((field) => row[field]).find((value) => typeof value === 'string' && value !== '')
  return String(name ?? strapi.contentTypes[uid as never]?.info.displayName ?? '')
}
