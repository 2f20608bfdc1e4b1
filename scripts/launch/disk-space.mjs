import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'

/**
 * The message for the user when the disk of `folder` has less than `neededMb` free; undefined when it has enough.
 * @param {string} folder need not exist yet
 * @param {number} neededMb
 */
export async function lacksSpace(folder, neededMb) {
  let present = folder
  while (!existsSync(present)) present = path.dirname(present)
  const { bavail, bsize } = await statfs(present)
  const freeMb = Math.floor((bavail * bsize) / 1e6)
  if (freeMb >= neededMb) return undefined
  return `The disk is full: ${folder} needs ${neededMb} MB and ${freeMb} MB are free.`
}
