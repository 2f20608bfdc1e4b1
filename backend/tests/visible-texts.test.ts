import { describe, expect, test } from 'vitest'
import { articleFields, textBlock } from './support/articles.ts'
import { eventFields, vacancyFields } from './support/document-fields.ts'
import { openTestDocuments } from './support/test-documents.ts'

const { admin, create } = await openTestDocuments()
const sentence = 'Hier staat geen zichtbaar teken. Vul een tekst in.'

describe('a required text without a visible character is rejected with a sentence at its field', () => {
  test.each(['\u200b\u200d', '\u00ad', '\u00a0 ', '\u0301\u0308', '\u2800', '\u3164', ' \t'])(
    'as %j',
    async (title) => {
      for (const [type, fields] of [
        ['content', articleFields(title)],
        ['event', eventFields(title, '2041-05-01')],
        ['vacancy', vacancyFields(title)],
      ] as const) {
        const { status, body } = await admin.request(
          'POST',
          `/content-manager/collection-types/api::${type}.${type}`,
          fields,
        )
        expect(status, type).toBe(400)
        expect(body).toMatchObject({ error: { details: { errors: [{ path: ['title'], message: sentence }] } } })
      }
    },
  )

  test('also in rich text, in a component, and at publication', async () => {
    const { documentId } = await create('content', articleFields('Zichtbaar'))
    const { body } = await admin.publish('content', documentId, {
      blocks: [textBlock('\u200b'), { __component: 'blocks.quote', text: '\u00ad' }],
    })
    expect(body).toMatchObject({
      error: {
        details: {
          errors: [
            { path: ['blocks', 0, 'content'], message: sentence },
            { path: ['blocks', 1, 'text'], message: sentence },
          ],
        },
      },
    })
  })
})
