import { expect, test } from 'vitest'
import { parseIconSet } from './parse-icon-set.ts'

const path = '<path fill="currentColor" d="M19 3a2 2 0 0 1 2 2v14H5z"/>'
const set = (body: string, more: object = {}) => ({
  prefix: 'mdi',
  width: 24,
  height: 24,
  icons: { a: { body } },
  ...more,
})

test('returns the shapes of an icon and its viewBox', () => {
  expect(parseIconSet(set(path), 'a')).toEqual({ viewBox: '0 0 24 24', shapes: path })
  const sized = { prefix: 'x', icons: { a: { body: path, width: 20, left: -2 } } }
  expect(parseIconSet(sized, 'a')?.viewBox).toBe('-2 0 20 16')
})

test('follows aliases, also turned ones', () => {
  const aliases = { b: { parent: 'a', hFlip: true }, c: { parent: 'c' } }
  expect(parseIconSet(set(path, { aliases }), 'b')?.shapes).toBe(
    `<g transform="translate(24 0) scale(-1 1)">${path}</g>`,
  )
  expect(parseIconSet(set(path, { aliases }), 'c')).toBeNull()
})

test.each(['b', 'constructor', '__proto__', ''])('has no icon “%s”', (name) => {
  expect(parseIconSet(set(path, { not_found: [name] }), name)).toBeNull()
})

test.each([
  [
    'one with a stroke',
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="2" d="M4 6h16"/>',
  ],
  [
    'a group',
    '<g fill="none" stroke="currentColor" stroke-width="1.5"><circle cx="12" cy="12" r="9"/><path d="M1 1"/></g>',
  ],
  ['a clipped rule', '<path fill="currentColor" fill-rule="evenodd" d="M1 1" clip-rule="evenodd"/>'],
  ['a turned shape', '<rect width="4" height="4.5" x="1" y="-1" rx="1" transform="rotate(45 3 3)" opacity=".4"/>'],
])('accepts %s', (_title, body) => {
  expect(parseIconSet(set(body), 'a')?.shapes).toBe(body)
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<path d="M1 1" onload="alert(1)"/>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M1 1"/></a>'],
  ['a picture', '<image href="https://elders.example/x.png"/>'],
  ['HTML', '<foreignObject><img src="x" onerror="alert(1)"></foreignObject>'],
  ['a style', '<path d="M1 1" style="background:url(https://elders.example)"/>'],
  ['a reference', '<path d="M1 1" fill="url(https://elders.example#a)"/>'],
  ['an attribute that is not closed', '<path d="M1 1/><script>'],
  ['the end of the picture', '<path d="M1 1"/></svg><p>'],
  ['text', 'hier'],
  ['more than an icon has', `<path d="${'M1 1'.repeat(2500)}"/>`],
  ['nothing', ''],
])('leaves out %s', (_title, body) => {
  expect(parseIconSet(set(body), 'a')).toBeNull()
})

test.each([null, 404, { icons: [] }, { prefix: 'mdi' }, { prefix: 'mdi', icons: { a: '<path/>' } }])(
  'rejects a response that is not that of an icon service: %j',
  (response) => {
    expect(() => parseIconSet(response, 'a')).toThrow()
  },
)

test('takes a bounded time for what an attacker would send', () => {
  const body = `<path ${'d="" '.repeat(1500)}!`
  const from = performance.now()
  expect(parseIconSet(set(body), 'a')).toBeNull()
  expect(performance.now() - from).toBeLessThan(500)
})
