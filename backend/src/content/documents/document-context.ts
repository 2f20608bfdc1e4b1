import type { Core, Modules } from '@strapi/strapi'

/** An action on a document, as passed to a rule before it happens. */
export interface DocumentContext {
  uid: string
  action: keyof Modules.Documents.ServiceInstance | 'publish' | 'unpublish' | 'discardDraft'
  params: Record<string, unknown>
  contentType: { collectionName?: string; attributes: object; options?: { draftAndPublish?: boolean } }
}

/** The next rule, or the action itself. */
export type Next = () => Promise<unknown>

/** A rule that every write of a document passes (admin, seed, job). */
export type DocumentRule = (strapi: Core.Strapi, context: DocumentContext, next: Next) => Promise<unknown>

/** The data of a create, update or clone; undefined for the other actions. */
export function writtenData({ action, params }: DocumentContext): Record<string, unknown> | undefined {
  if (action !== 'create' && action !== 'update' && action !== 'clone') return undefined
  params.data ??= {}
  return params.data as Record<string, unknown>
}

/** The document of an action; undefined when the action creates it. */
export function documentIdOf({ params }: DocumentContext): string | undefined {
  return typeof params.documentId === 'string' ? params.documentId : undefined
}

/** Whether the type of the document has this field. */
export function hasField({ contentType }: DocumentContext, field: string): boolean {
  return field in contentType.attributes
}

/** The table that holds the documents of the type. */
export function tableOf({ contentType }: DocumentContext): string {
  return contentType.collectionName ?? ''
}
