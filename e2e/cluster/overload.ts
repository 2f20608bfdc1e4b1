import { get } from './fetch-page.ts'
import type { Copy } from './instance.ts'

/**
 * Asks one copy of the website, all at once, for lists that nobody asked for before.
 * @param name of a tag that is in no other round
 * @returns the status and the time, in milliseconds, of each answer
 */
export function overload({ url }: Copy, requests: number, name: string): Promise<{ status: number; ms: number }[]> {
  return Promise.all(
    Array.from({ length: requests }, async (_, index) => {
      const begun = Date.now()
      const { status } = await get(url, `/news/tag?t=${name}-${index}`)
      return { status, ms: Date.now() - begun }
    }),
  )
}

/** The middle one of some figures; NaN when there are none. */
export function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
