import { expect, test } from 'vitest'
import { articleFields } from './support/articles.ts'
import { ask } from './support/backend.ts'
import { openTestDocuments } from './support/test-documents.ts'
import { onePixel, uploadOne } from './support/upload.ts'

const { admin, create } = await openTestDocuments()

test.each([
  ['that of the library', { x: 20, y: 80.5 }, { focalX: 1, focalY: 2 }, { x: 20, y: 80.5 }],
  ['that of the document, until one is marked in the library', null, { focalX: 1, focalY: 2 }, { x: 1, y: 2 }],
  ['the centre', null, {}, { x: 50, y: 50 }],
])('the focal point of a picture is %s', async (_, focalPoint, ofDocument, shown) => {
  const name = 'brandpunt.png'
  const picture = await uploadOne(admin, new File([onePixel], name), JSON.stringify({ name, focalPoint }))
  const cover = { picture: picture.id, alt: 'Een gevel', ...ofDocument }
  const { documentId, publicId } = await create('content', articleFields('Met een brandpunt', { cover }))
  await admin.publish('content', documentId)
  expect((await ask(`/public/contents/${publicId}`)).body).toMatchObject({ data: { cover: { focal: shown } } })
})
