import { articleSchema } from '@gevel/contract/articles'
import { eventSchema } from '@gevel/contract/events'
import { partnerSchema } from '@gevel/contract/partners'
import { vacancySchema } from '@gevel/contract/vacancies'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { attributesOf } from '../../seed/tests/schemas.ts'
import type { StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { eventFields, vacancyFields } from '../support/document-fields.ts'
import { uidOf } from '../support/previews.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create } = await openTestDocuments()

/** A web address too, since some of the texts have to be one. */
const text = 'https://proef.example/tekst'
const link = `proef-${Math.random().toString(36).slice(2)}`
const partnerFields = { name: 'Proef', link, kind: 'partner', strip: false }

/** The texts of a type that the contract has as a text or null. */
function optionalTexts(type: string, schema: z.ZodObject): string[] {
  return Object.entries(attributesOf(uidOf(type)))
    .filter(([, attribute]) => attribute.type === 'string' || attribute.type === 'text')
    .map(([name]) => name)
    .filter((name) => schema.shape[name] && z.safeParse(schema.shape[name], null).success)
}

test.each<[type: string, schema: z.ZodObject, fields: object, path: (document: StoredDocument) => string]>([
  ['content', articleSchema, articleFields('Proef met alle teksten'), ({ publicId }) => `contents/${publicId}`],
  ['event', eventSchema, eventFields('Proef', '2041-05-01'), ({ publicId }) => `events/${publicId}`],
  ['partner', partnerSchema, partnerFields, () => `partners/partner/${link}`],
  ['vacancy', vacancySchema, vacancyFields('Proef'), ({ publicId }) => `vacancies/${publicId}`],
])('%s: shows each optional text, and null once it is emptied', async (type, schema, fields, path) => {
  const document = await create(type, fields)
  for (const [given, shown] of [[text, text] as const, ['', null] as const]) {
    const all = (value: string | null) => Object.fromEntries(optionalTexts(type, schema).map((name) => [name, value]))
    const published = await admin.publish(type, document.documentId, all(given))
    expect(published.status, published.text).toBe(200)
    const { body } = await ask(`/public/${path(document)}`)
    expect(body).toMatchObject({ data: all(shown) })
  }
})
