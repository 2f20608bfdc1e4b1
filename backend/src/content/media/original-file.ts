import { createReadStream } from 'node:fs'
import { copyFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The row of a file, as far as its place in the media store depends on it. */
export interface StoredOriginal {
  hash: string
  ext: string
  mime: string
  url: string
  provider: string
}

/** The provider of files in the folder of this machine; all others are buckets. */
const local = 'local'

/** How long the store may take to send a picture, in milliseconds. */
const mostMs = 60_000

/**
 * A copy of a stored file.
 * @param folder for it
 * @returns undefined when the file is not in the store
 * @throws when the store does not respond
 */
export async function copyOriginal(original: StoredOriginal, folder: string): Promise<string | undefined> {
  const copy = path.join(folder, 'original')
  if (original.provider === local) return copyFile(pathOf(original), copy).then(() => copy, undefinedWhenMissing)
  const response = await fetch(original.url, { redirect: 'error', signal: AbortSignal.timeout(mostMs) })
  if (response.status >= 500) throw new Error(`The media store responds with ${response.status}`)
  if (!response.ok) return undefined
  await writeFile(copy, await response.bytes())
  return copy
}

/** Writes a file in place of a stored one: readers get the old or the new bytes, never a part. */
export async function overwriteOriginal(original: StoredOriginal, file: string): Promise<void> {
  if (original.provider !== local) {
    await strapi.plugin('upload').provider.uploadStream({ ...original, stream: createReadStream(file) })
    return
  }
  const beside = `${pathOf(original)}.new`
  try {
    await copyFile(file, beside)
    await rename(beside, pathOf(original))
  } finally {
    await rm(beside, { force: true })
  }
}

function pathOf({ hash, ext }: StoredOriginal): string {
  return path.join(strapi.dirs.static.public, 'uploads', `${hash}${ext}`)
}

function undefinedWhenMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
