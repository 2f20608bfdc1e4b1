import { expect, test } from 'vitest'
import { ask } from '../http.ts'

/** Paths that match no route, page, slug or id. */
const missing = [
  '/bestaat-niet',
  '/over-ons/bestaat-niet',
  '/news/999999',
  '/item/999999/iets',
  '/magazine/999999/iets',
  '/agenda/999999/iets',
  '/vacatures/vacature/999999/iets',
  '/partners/bestaat-niet',
  '/organisaties/bestaat-niet',
  '/winkelketens/bouwmarkten/bestaat-niet',
  '/winkelketens/verfwinkels-woonwinkels/bestaat-niet',
]

for (const path of missing) {
  test(`responds with 404 to the unknown path ${path}`, async () => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).toContain(`Page not found: ${path}`)
    expect(body).toMatch(/<meta name="robots" content="noindex"/)
  })
}

/** Paths with a parameter that breaks the rules of its route. */
const invalid = [
  '/news/abc/iets',
  '/news/0/iets',
  '/news/-1/iets',
  '/news/1.5/iets',
  '/news/01/iets',
  '/news/99999999999/iets',
  '/item/1e3/iets',
  '/magazine/x/iets',
  '/agenda/abc',
  '/vacatures/vacature/abc/iets',
]

for (const path of invalid) {
  test(`responds with 404 to the invalid path ${path}`, async () => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).toContain(`Page Not Found: ${path}`)
  })
}

test('responds with 404 to a picture or file that does not exist', async () => {
  for (const path of ['/beeld/640x3x2/50-50/uploads/bestaat-niet.png.avif', '/beeld/x', '/uploads/bestaat-niet.png']) {
    expect((await ask(path)).status, path).toBe(404)
  }
})
