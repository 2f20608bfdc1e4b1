import { expect, test } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { invalidHtml } from '../screen/html.ts'
import { pagePaths, screens } from '../screens.ts'

const content = new Content()

test('covers every path of the site with a parameter', async () => {
  const visited = await Promise.all(screens.map(async ({ path }) => (await path(content)).split('?')[0] ?? ''))
  const missing = pagePaths.filter((path) => {
    const pattern = new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`)
    return !visited.some((address) => pattern.test(address))
  })
  expect(missing, 'add them to screens.ts').toEqual([])
})

for (const path of ['/%zz', `/${'a'.repeat(9_000)}`]) {
  test(`serves valid HTML when it rejects ${path.slice(0, 10)}`, async () => {
    expect(await invalidHtml((await ask(path)).body)).toEqual([])
  })
}
