import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { findEditor } from '../../platform/roles/editor'
import { permissionChecker } from '../documents/permission-checker'
import { previewTypeOf } from './previewable'

const message = 'U mag dit stuk niet bekijken.'

/** Rejects an editor who may not read a document in the admin, and a document that does not exist. */
export async function requireReadable(ctx: Context, uid: unknown, documentId: unknown): Promise<void> {
  if (!isType(uid) || typeof documentId !== 'string') throw new errors.NotFoundError('Dit stuk is er niet.')
  const isReadable = await mayRead(ctx.state.userAbility, uid, documentId)
  if (isReadable === null) throw new errors.NotFoundError('Dit stuk is er niet.')
  if (!isReadable) throw new errors.ForbiddenError(message)
}

/**
 * Rejects an editor who may not read the document of a preview URL: Strapi's route checks only that somebody is logged
 * in. A type without previews has no URL to protect, and the admin asks for it without a document.
 */
export async function requireReadablePreview(ctx: Context, next: Next): Promise<void> {
  const { contentType } = ctx.params
  if (!isType(contentType) || previewTypeOf(contentType)) await requireReadable(ctx, contentType, ctx.query.documentId)
  await next()
}

/** Whether an editor has an account now, and may read a document; null when there is no such document. */
export async function mayStillRead(editorId: number, uid: string, documentId: string): Promise<boolean | null> {
  const editor = await findEditor({ id: editorId })
  if (!editor?.isActive) return false
  return mayRead(await strapi.service('admin::permission').engine.generateUserAbility(editor), uid, documentId)
}

/** @param userAbility what an editor may do, as Strapi has it */
async function mayRead(userAbility: unknown, uid: string, documentId: string): Promise<boolean | null> {
  const document = await strapi.db.query(uid).findOne({ where: { documentId }, populate: { createdBy: true } })
  return document && !permissionChecker(userAbility, uid).cannot.read(document)
}

function isType(uid: unknown): uid is string {
  return typeof uid === 'string' && Object.hasOwn(strapi.contentTypes, uid)
}
