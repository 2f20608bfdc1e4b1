import { expect, test } from 'vitest'
import { redirectToCanonicalPath } from './canonical-path.ts'
import { redirectToCanonical } from './canonical-slug.ts'

/** The targets of both redirects from a URL, one after the other. */
function walk(from: string, path: string): string[] {
  const visited = [from]
  for (let hops = 0; hops < 5; hops++) {
    const url = new URL(visited.at(-1) ?? '', 'http://site')
    try {
      redirectToCanonical(url, path)
      redirectToCanonicalPath(url, new Response())
      return visited
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      visited.push(thrown.headers.get('location') ?? '')
    }
  }
  throw new Error(`no end: ${visited.join(' → ')}`)
}

test.each([
  ['/news/3/kop', '/news/3/kop', ['/news/3/kop']],
  ['/news/3', '/news/3/kop', ['/news/3', '/news/3/kop']],
  ['/news/3/?x', '/news/3/kop', ['/news/3/?x', '/news/3/kop?x']],
  ['/news/3/OUD?x', '/news/3/kop', ['/news/3/OUD?x', '/news/3/kop?x']],
  ['/news/3/Kop', '/news/3/kop', ['/news/3/Kop', '/news/3/kop']],
  ['/news/3/kop', '/item/3/kop', ['/news/3/kop', '/item/3/kop']],
  ['/news/3', '/news/3/', ['/news/3']],
  ['/news/3/', '/news/3/', ['/news/3/', '/news/3']],
  ['/news/3/kop', '/news/3/Kop', ['/news/3/kop']],
  ['/news/3/Kop', '/news/3/Kop', ['/news/3/Kop', '/news/3/kop']],
  ['/news/3/caf%C3%A9', '/news/3/café', ['/news/3/caf%C3%A9']],
  ['/news/3/x', '/news/3/café', ['/news/3/x', '/news/3/caf%C3%A9']],
])('redirects from %s to a document at %s', (from, path, visited) => expect(walk(from, path)).toEqual(visited))
