import { afterAll, expect, test } from 'vitest'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { openTestDocuments } from '../support/test-documents.ts'
import { onePixel, uploadOne } from '../support/upload.ts'

const { admin, create } = await openTestDocuments()
const database = await openDatabase()
afterAll(() => database.end())

test.each([
  ['that of the library', { x: 20, y: 80.5 }, [1, 2], { x: 20, y: 80.5 }],
  ['that of the document, until one is marked in the library', null, [1, 2], { x: 1, y: 2 }],
  ['the centre', null, [null, null], { x: 50, y: 50 }],
])('the focal point of a picture is %s', async (_, focalPoint, ofDocument, shown) => {
  const name = 'brandpunt.png'
  const picture = await uploadOne(admin, new File([onePixel], name), JSON.stringify({ name, focalPoint }))
  const cover = { picture: picture.id, alt: 'Een gevel' }
  const { documentId, publicId } = await create('content', articleFields('Met een brandpunt', { cover }))
  // no form asks for it any more
  await database.query(
    `UPDATE components_shared_figures SET focal_x = $2, focal_y = $3 WHERE id IN (
      SELECT cmp_id FROM contents_cmps JOIN contents ON contents.id = entity_id
      WHERE document_id = $1 AND component_type = 'shared.figure')`,
    [documentId, ...ofDocument],
  )
  await admin.publish('content', documentId)
  expect((await ask(`/public/contents/${publicId}`)).body).toMatchObject({ data: { cover: { focal: shown } } })
})
