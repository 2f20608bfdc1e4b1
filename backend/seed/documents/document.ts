/** A document to create in the backend: its type, Strapi's id for it, and its fields. */
export interface SeedDocument {
  uid: string
  documentId: string
  data: Record<string, unknown>
}

/** Numbers documents in the given order, from 1: the numbers are part of URLs and are the same everywhere. */
export function numbered(documents: SeedDocument[]): SeedDocument[] {
  return documents.map((document, at) => ({ ...document, data: { ...document.data, publicId: at + 1 } }))
}
