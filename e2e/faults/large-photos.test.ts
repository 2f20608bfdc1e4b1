import { beforeAll, describe, expect, vi } from 'vitest'
import type { Instance } from '../cluster/instance.ts'
import { childrenOf, largePhoto, uploadPhotos } from '../cluster/upload-photos.ts'
import { test } from './fault-test.ts'

describe('large photos', () => {
  const [megabytes, photos] = [1_000_000, 5]
  let photo: Blob
  beforeAll(async () => {
    photo = await largePhoto()
  })

  test('are stored when the image process is killed', async ({ cluster, editor }) => {
    const backend = cluster.backends[0] as Instance
    const uploading = uploadPhotos(backend, editor.token, photo, 1)
    const [pictures] = await vi.waitUntil(async () => {
      const children = await childrenOf(backend.pid)
      return children.length > 0 && children
    }, 90_000)
    process.kill(pictures?.pid ?? 0, 'SIGKILL')
    expect((await uploading).statuses).toEqual([201])
  })

  test('uploaded concurrently keep the backend below 600 MB', async ({ cluster, editor }) => {
    const [backend] = cluster.backends as [Instance]
    const { statuses, peak } = await uploadPhotos(backend, editor.token, photo, photos)
    expect(statuses).toEqual(Array(photos).fill(201))
    expect(peak.backend / megabytes).toBeLessThan(600)
    expect(peak.pictures / megabytes).toBeGreaterThan(0)
    expect(peak.pictures / megabytes).toBeLessThan(300)
  })
})
