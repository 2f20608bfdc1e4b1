import { setTimeout as pause } from 'node:timers/promises'
import { get } from './fetch-page.ts'

interface Reading {
  path: string
  status: number
  ms: number
}

interface Readers {
  /** how many read at the same time */
  readers: number
  /** part of the paths, that no other readers use */
  name: string
  /** how many pages they read in all */
  pages?: number
  /** ends it earlier */
  until?: AbortSignal
}

/** Pages that the website renders anew: of an unknown tag, company, organisation, article, page and list. */
const kinds = ['/news/tag?t=', '/partners/', '/organisaties/', '/news/', '/', '/vacatures?p=']

/**
 * Lets readers request pages that are not cached, each one after the other.
 * @returns all responses
 */
export async function readUncached(
  url: string,
  { readers, name, pages = Number.POSITIVE_INFINITY, until }: Readers,
): Promise<Reading[]> {
  const readings: Reading[] = []
  let begun = 0
  const read = async () => {
    while (begun < pages && !until?.aborted) {
      const path = `${kinds[begun % kinds.length]}${name}-${begun}`
      begun++
      const startMs = Date.now()
      const { status } = await get(url, path)
      readings.push({ path, status, ms: Date.now() - startMs })
      await pause(20)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return readings
}
