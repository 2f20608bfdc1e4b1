import { expect, test } from 'vitest'
import { articleFields } from './support/articles.ts'
import { ask } from './support/backend.ts'
import { openTestDocuments } from './support/test-documents.ts'

const { admin, publish } = await openTestDocuments()

const withVideo = (url: string) =>
  articleFields('Filmproef', { blocks: [{ __component: 'blocks.video', url, title: 'Filmproef' }] })

test('shows a video with its start, and an unlisted one with its hash', async () => {
  for (const [url, video] of [
    [
      'https://vimeo.com/76979871/8272103f6e?share=copy',
      { videoId: '76979871', hash: '8272103f6e', startSeconds: null },
    ],
    ['https://youtu.be/dQw4w9WgXcQ?si=x&t=95', { videoId: 'dQw4w9WgXcQ', hash: null, startSeconds: 95 }],
  ] as const) {
    const { publicId } = await publish('content', withVideo(url))
    expect((await ask(`/public/contents/${publicId}`)).body).toMatchObject({ data: { blocks: [video] } })
  }
})

test('rejects the address of a playlist at its field', async () => {
  const path = '/content-manager/collection-types/api::content.content'
  const { status, body } = await admin.request('POST', path, withVideo('https://www.youtube.com/playlist?list=PL0123'))
  expect({ status, body }).toMatchObject({
    status: 400,
    body: {
      error: {
        details: {
          errors: [
            {
              path: ['blocks', 0, 'url'],
              message: 'Dit is het adres van een afspeellijst. Open daarin de video en plak het adres daarvan.',
            },
          ],
        },
      },
    },
  })
})
