import { describe, expect, vi } from 'vitest'
import { get } from '../cluster/fetch-page.ts'
import { article, type Published, publish } from '../cluster/publish.ts'
import { test } from './fault-test.ts'
import { untilShown } from './websites.ts'

describe('publishing', () => {
  test('updates every website instance, and so does unpublishing', async ({ cluster, editor }) => {
    const { path, documentId }: Published = await publish(editor, 'Eén bericht voor iedereen')
    await untilShown(cluster, 'Eén bericht voor iedereen', '/')
    await untilShown(cluster, 'Eén bericht voor iedereen', path)
    await editor.unpublish('content', documentId)
    await vi.waitFor(
      async () => {
        for (const url of cluster.websiteUrls) expect((await get(url, path)).status).toBe(404)
      },
      { timeout: 20_000, interval: 20 },
    )
    await editor.delete('content', documentId)
  })

  test('runs once across instances at a scheduled time', async ({ cluster, editor }) => {
    const { documentId, publicId } = await editor.create('content', {
      ...article('Gepland bericht'),
      publishAt: new Date(Date.now() + 1_000).toISOString(),
    })
    const done = () =>
      cluster.backends
        .map(({ output }) => output)
        .join()
        .split(`${documentId}: planned publish done`).length - 1
    await vi.waitFor(() => expect(done()).toBe(1), { timeout: 40_000, interval: 500 })
    await untilShown(cluster, 'Gepland bericht', '/')
    expect((await get(cluster.site.url, `/news/${publicId}/gepland-bericht`)).status).toBe(200)
    expect(done()).toBe(1)
    await editor.delete('content', documentId)
  })
})
