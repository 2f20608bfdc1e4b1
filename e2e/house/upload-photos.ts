import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { Copy } from './copy.ts'

/** As a good camera makes them: 24 megapixels with detail everywhere, in portrait, so that the media library has to rotate them. */
async function photo(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const made = sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: 'white', noise } })
  return new Blob([new Uint8Array(await made.withMetadata({ orientation: 6 }).jpeg().toBuffer())])
}

/**
 * Uploads large photos to one copy of the backend, all at once.
 * @param token of an editor
 * @returns the status of each answer, and the most memory (RSS, in bytes) that the backend had meanwhile
 */
export async function uploadPhotos(copy: Copy, token: string, photos: number) {
  const content = await photo()
  let peakBytes = 0
  let isUploading = true
  const watch = async () => {
    while (isUploading) {
      peakBytes = Math.max(peakBytes, await copy.figure('process_resident_memory_bytes'))
      await pause(50)
    }
  }
  const watching = watch()
  const uploads = Array.from({ length: photos }, (_, index) => upload(copy, token, content, `grote foto ${index}.jpg`))
  const statuses = await Promise.all(uploads)
  isUploading = false
  await watching
  return { statuses, peakBytes }
}

async function upload({ url }: Copy, token: string, content: Blob, name: string): Promise<number> {
  const body = new FormData()
  body.append('files', content, name)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/upload`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}
