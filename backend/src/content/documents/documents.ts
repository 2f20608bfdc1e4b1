import type { Core } from '@strapi/strapi'

interface Stored {
  documentId: string
}

/**
 * Strapi's document service for one type, as far as we use it. Strapi's own types come from a generated file, which a
 * clone lacks before its first build.
 * @typeParam T fields of the type that are read
 */
export interface Documents<T extends object = object> {
  findMany(params: object): Promise<(Stored & T)[]>
  findFirst(params: object): Promise<(Stored & T) | null>
  findOne(params: { documentId: string }): Promise<(Stored & T) | null>
  count(params: object): Promise<number>
  create(params: { data: object }): Promise<Stored & T>
  update(params: { documentId: string; data: object }): Promise<(Stored & T) | null>
  delete(params: { documentId: string }): Promise<unknown>
  publish(params: { documentId: string }): Promise<{ entries: (Stored & T)[] }>
  unpublish(params: { documentId: string }): Promise<unknown>
}

/** The documents of a type; all rules apply to writes. */
export function documentsOf<T extends object>(strapi: Core.Strapi, uid: string): Documents<T> {
  return strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as Documents<T>
}
