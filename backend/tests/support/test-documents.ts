import { afterAll, expect } from 'vitest'
import { type Admin, logIn, type StoredDocument } from './admin.ts'

/** The admin as the demo editor uses it in the tests of a file. What they make is removed after the last one. */
export async function openTestDocuments() {
  const admin: Admin = await logIn()
  const made: [type: string, documentId: string][] = []
  afterAll(async () => {
    for (const [type, documentId] of made) await admin.remove(type, documentId)
  })

  /** Removes this document too, which was not made by `create` or `publish`. */
  function removeAfterwards(type: string, documentId: string): void {
    made.push([type, documentId])
  }

  async function create(type: string, fields: object): Promise<StoredDocument> {
    const document = await admin.create(type, fields)
    removeAfterwards(type, document.documentId)
    return document
  }

  /** Creates and publishes a document. */
  async function publish(type: string, fields: object): Promise<StoredDocument> {
    const document = await create(type, fields)
    const { status, text } = await admin.publish(type, document.documentId)
    expect(status, text).toBe(200)
    return document
  }

  return { admin, create, publish, removeAfterwards }
}
