import { mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Creates the folder for uploads inside `folder`: the media library does not start without it.
 * @returns `folder` itself
 */
export function ensureMediaFolder(folder: string): string {
  mkdirSync(path.join(folder, 'uploads'), { recursive: true })
  return folder
}
