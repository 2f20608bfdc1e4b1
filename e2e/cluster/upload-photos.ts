import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { Instance } from './instance.ts'

/**
 * A photo as a good camera makes it: 24 megapixels with detail everywhere, in portrait, so that the media library has
 * to rotate it.
 */
export async function largePhoto(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const made = sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: 'white', noise } })
  return new Blob([new Uint8Array(await made.withMetadata({ orientation: 6 }).jpeg().toBuffer())])
}

/** In bytes of resident memory. */
interface Peak {
  backend: number
  /** its process for pictures */
  pictures: number
}

/**
 * Uploads a photo several times to one instance of the backend, all at once.
 * @param token of an editor
 * @returns the status of each response, and the peak of memory meanwhile
 */
export async function uploadPhotos(copy: Instance, token: string, content: Blob, photos: number) {
  const peak: Peak = { backend: 0, pictures: 0 }
  let isUploading = true
  const watch = async () => {
    while (isUploading) {
      const pictures = (await childrenOf(copy.pid)).reduce((sum, { bytes }) => sum + bytes, 0)
      peak.pictures = Math.max(peak.pictures, pictures)
      peak.backend = Math.max(peak.backend, await copy.metric('process_resident_memory_bytes'))
      await pause(50)
    }
  }
  const watching = watch()
  const uploads = Array.from({ length: photos }, (_, index) => upload(copy, token, content, `grote foto ${index}.jpg`))
  const statuses = await Promise.all(uploads)
  isUploading = false
  await watching
  return { statuses, peak }
}

async function upload({ url }: Instance, token: string, content: Blob, name: string): Promise<number> {
  const body = new FormData()
  body.append('files', content, name)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/upload`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response.status
}

/** @returns the child processes, with their resident memory */
export async function childrenOf(pid: number): Promise<{ pid: number; bytes: number }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,pid=,rss='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return processes
    .filter(([parent]) => parent === pid)
    .map(([, child = 0, kilobytes = 0]) => ({ pid: child, bytes: kilobytes * 1024 }))
}
