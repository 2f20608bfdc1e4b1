import { expect, test } from 'vitest'
import { articleFields } from '../support/articles.ts'
import { openTestDocuments } from '../support/test-documents.ts'
import { onePixel, type StoredFile, uploadOne } from '../support/upload.ts'

const { admin, create } = await openTestDocuments()

const unused = (name: string) => uploadOne(admin, new File([onePixel], name, { type: 'image/png' }))
const figure = ({ id }: StoredFile) => ({ picture: id, alt: 'Een gevel' })
const exists = async ({ id }: StoredFile) => (await admin.request('GET', `/upload/files/${id}`)).status === 200

/** An article that has a picture at its top and one in a gallery, two levels deep. */
async function useIn(title: string, top: StoredFile, inGallery: StoredFile) {
  const blocks = [{ __component: 'blocks.gallery', pictures: [figure(inGallery)] }]
  return create('content', articleFields(title, { cover: figure(top), blocks }))
}

test('keeps a picture that a document has, and says where it is', async () => {
  const [top, inGallery] = [await unused('bovenaan.png'), await unused('galerij.png')]
  const article = await useIn('Gebruikt beeld', top, inGallery)
  for (const picture of [top, inGallery]) {
    const { status, body } = await admin.request('DELETE', `/upload/files/${picture.id}`)
    expect([status, body]).toMatchObject([
      400,
      { error: { message: expect.stringContaining('wordt gebruikt in “Gebruikt beeld” (Artikelen)') } },
    ])
    expect(await exists(picture)).toBe(true)
  }
  const { body } = await admin.request('GET', `/admin/site/media/uses?files=${top.id},${inGallery.id},x`)
  expect(body).toEqual({
    data: {
      uses: [
        expect.objectContaining({
          ...{ uid: 'api::content.content', documentId: article.documentId, title: 'Gebruikt beeld' },
          ...{ kind: 'Artikelen', isSingle: false, isPublished: false },
        }),
      ],
      hidden: 0,
    },
  })
})

test('removes nothing of a selection with a picture that is in use, also in a folder', async () => {
  const [top, inGallery, free] = [await unused('a.png'), await unused('b.png'), await unused('c.png')]
  await useIn('Gebruikt in een selectie', top, inGallery)
  const selected = { fileIds: [free.id, inGallery.id] }
  expect((await admin.request('POST', '/upload/actions/bulk-delete', selected)).status).toBe(400)
  expect(await exists(free)).toBe(true)

  const { body } = await admin.request('POST', '/upload/folders', { name: `Map ${free.id}`, parent: null })
  const folder = (body as { data: { id: number } }).data
  const moved = { fileIds: [top.id], destinationFolderId: folder.id }
  expect((await admin.request('POST', '/upload/actions/bulk-move', moved)).status).toBe(200)
  const withFolder = { fileIds: [free.id], folderIds: [folder.id] }
  expect((await admin.request('POST', '/upload/actions/bulk-delete', withFolder)).body).toMatchObject({
    error: { message: expect.stringContaining('Gebruikt in een selectie') },
  })
  expect([await exists(free), await exists(top)]).toEqual([true, true])
  expect((await admin.request('GET', `/admin/site/media/uses?folders=${folder.id}`)).body).toMatchObject({
    data: { uses: [{ title: 'Gebruikt in een selectie' }] },
  })
})

test('removes a picture that no document has any more', async () => {
  const [top, inGallery] = [await unused('weg.png'), await unused('ook-weg.png')]
  const { documentId } = await useIn('Beeld verdwijnt', top, inGallery)
  await admin.publish('content', documentId)
  await admin.update('content', documentId, { cover: null, blocks: [] })
  // it is still on the site
  const { status, body } = await admin.request('GET', `/admin/site/media/uses?files=${top.id}`)
  expect([status, body]).toMatchObject([200, { data: { uses: [{ isPublished: true }] } }])
  expect((await admin.request('DELETE', `/upload/files/${top.id}`)).status).toBe(400)
  await admin.publish('content', documentId)
  for (const picture of [top, inGallery])
    expect((await admin.request('DELETE', `/upload/files/${picture.id}`)).status).toBe(200)
})
