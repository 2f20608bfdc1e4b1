import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const TEXT = /\.(?:js|mjs|css|svg|txt|json|webmanifest)$/
const MIN_BYTES = 1024

/**
 * Writes a brotli and a gzip copy of each text file in a folder and its subfolders: once at the highest quality,
 * instead of at each request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path)
  if (body.byteLength < MIN_BYTES) return
  await Promise.all([
    writeFile(`${path}.br`, await brotli(body)),
    writeFile(`${path}.gz`, await zip(body, { level: 9 })),
  ])
}
