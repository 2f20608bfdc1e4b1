import { describe, expect, test } from 'vitest'
import { logIn } from '../support/admin.ts'
import { articleFields, textBlock } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openTestDocuments } from '../support/test-documents.ts'
import { onePixel, uploadOne } from '../support/upload.ts'

const { admin, publish } = await openTestDocuments()

const soiled = 'Proef\u000bdia\ufffe\u0007\u0000'
const [line, lines] = ['Proef dia', 'Proef\ndia']

describe('characters that no text has', () => {
  test('are removed from an article, its blocks and components, and a soft return becomes a line break or space', async () => {
    const { publicId } = await publish('content', {
      ...articleFields(soiled, { label: soiled, intro: soiled, keyPoints: soiled }),
      seo: { title: soiled, description: soiled },
      blocks: [textBlock(soiled), { __component: 'blocks.quote', text: soiled, speaker: soiled }],
    })
    const { body } = await ask(`/public/contents/${publicId}`)
    expect(body).toMatchObject({
      data: {
        ...{ title: line, label: line, intro: lines, keyPoints: [line] },
        seo: { title: line, description: lines },
        blocks: [
          { content: [{ children: [{ text: lines }] }] },
          { __component: 'blocks.quote', text: lines, speaker: line },
        ],
      },
    })
  })

  test('are removed from a half of a surrogate pair on, which JSON can hold', async () => {
    const path = '/content-manager/collection-types/api::tag.tag'
    const name = `Proef ${Math.random().toString(36).slice(2)}`
    const { status, body } = await ask(path, {
      ...{ method: 'POST', headers: admin.headers },
      body: `{"name":"${name}\\ud83d","description":"half \\ude00"}`,
    })
    expect(status).toBe(201)
    const { data } = body as { data: { documentId: string } }
    await admin.remove('tag', data.documentId)
    expect(data).toMatchObject({ name, description: 'half ' })
  })

  test('are removed from the texts of a picture, and the name of an editor', async () => {
    const { id } = await uploadOne(admin, new File([onePixel], 'proef.png', { type: 'image/png' }))
    const fileInfo = { fileInfo: { alternativeText: soiled, caption: soiled } }
    const { body } = await admin.request('POST', `/upload?id=${id}`, fileInfo)
    expect(body).toMatchObject({ alternativeText: lines, caption: lines })
    await admin.request('DELETE', `/upload/files/${id}`)
    const editor = await logIn()
    const before = (await editor.request('GET', '/admin/users/me')).body as { data: { firstname: string } }
    const after = await editor.request('PUT', '/admin/users/me', { firstname: `${before.data.firstname}\u000b` })
    expect(after.body).toMatchObject({ data: { firstname: before.data.firstname } })
  })
})
