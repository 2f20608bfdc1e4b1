import { get } from './fetch-page.ts'
import type { Instance } from './instance.ts'

/**
 * Sends concurrent requests to one instance of the website for lists that are not cached.
 * @param name of a tag that no other round uses
 * @returns the status and the time, in milliseconds, of each response
 */
export function overload({ url }: Instance, requests: number, name: string): Promise<{ status: number; ms: number }[]> {
  return Promise.all(
    Array.from({ length: requests }, async (_, index) => {
      const startMs = Date.now()
      const { status } = await get(url, `/news/tag?t=${name}-${index}`)
      return { status, ms: Date.now() - startMs }
    }),
  )
}
