import { maxPictureBytes } from '@gevel/contract/media'

const TIMEOUT_MS = 10_000
/** A reader waits for it, and a cached size is sent when there is no response. */
const CHECK_TIMEOUT_MS = 1_000

export interface ImageOrigins {
  /** the content backend, for `uploads/…` */
  backendUrl: string
  /** the media storage, for `media/…`, as `https://host/folder`; optional */
  mediaUrl?: string | undefined
}

/** The original does not exist. */
export class MissingImage extends Error {
  override name = 'MissingImage'
}

/** The store of the originals did not respond; it may in a moment. */
export class UnavailableImage extends Error {
  override name = 'UnavailableImage'
}

/**
 * Fetches an original.
 * @param source as in `ImageOrder`: its first segment is the origin
 * @throws MissingImage, UnavailableImage
 */
export async function fetchOriginal(source: string, origins: ImageOrigins): Promise<Buffer> {
  const address = originalAddress(source, origins)
  if (!address) throw new MissingImage(source)
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status >= 500) throw new UnavailableImage(`${source}: HTTP ${response.status}`)
    if (!response.ok || !response.body) throw new MissingImage(source)
    return await collect(response.body, source)
  } catch (error) {
    if (error instanceof MissingImage) throw error
    throw new UnavailableImage(source, { cause: error })
  }
}

/** Whether an original exists; undefined when its store does not respond. */
export async function originalExists(source: string, origins: ImageOrigins): Promise<boolean | undefined> {
  const address = originalAddress(source, origins)
  if (!address) return false
  try {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
    const { ok, status } = await fetch(address, { method: 'HEAD', redirect: 'error', signal })
    return ok || (status < 500 && status !== 429 ? false : undefined)
  } catch {
    return undefined
  }
}

/** The URL of an original; undefined for a path outside the media storage's folder. */
export function originalAddress(source: string, { backendUrl, mediaUrl }: ImageOrigins): string | undefined {
  if (source.startsWith('uploads/')) return `${backendUrl}/${source}`
  if (!mediaUrl) return undefined
  const address = new URL(source.slice('media'.length), mediaUrl).href
  return address.startsWith(`${mediaUrl}/`) ? address : undefined
}

async function collect(body: AsyncIterable<Uint8Array>, source: string): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > maxPictureBytes) throw new MissingImage(`${source} is larger than ${maxPictureBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
