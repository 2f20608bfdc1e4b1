import path from 'node:path'
import { expect, test } from 'vitest'
import { nl } from './dutch-texts'

const strapi = path.join(import.meta.dirname, '../../node_modules/@strapi')

/** Strapi's own Dutch of the screens that editors use, by the prefix of its keys. */
const parts: readonly [prefix: string, folder: string, screens: RegExp][] = [
  ['', 'admin/dist/admin/admin/src/translations', /^(HomePage\.(header|widget)|app\.(confirm|page)|global\.prompt)/],
  [
    'content-manager.',
    'content-manager/dist/admin/translations',
    /^(actions|components\.(Blocks|Relation|repeatable|notification)|listView|notification|permissions|popUpWarning|validation|widget)/,
  ],
  ['upload.', 'upload/dist/admin/translations', /^(input|list|modal|permissions|tabs|window)/],
]

test.each(parts)('addresses the editor as u in the texts of %j', async (prefix, folder, screens) => {
  const { default: theirs }: { default: Record<string, string> } = await import(
    path.join(strapi, folder, 'nl.json.mjs')
  )
  const texts = { ...theirs, ...withoutPrefix(prefix) }
  const informal = Object.entries(texts).filter(([key, text]) => screens.test(key) && /\b(je|jij|jouw)\b/i.test(text))
  expect(informal).toEqual([])
})

test('addresses the editor as u in our own texts', () => {
  expect(Object.values(nl).filter((text) => /\b(je|jij|jouw)\b/i.test(text))).toEqual([])
})

function withoutPrefix(prefix: string): Record<string, string> {
  const keys = Object.entries(nl).filter(([key]) => key.startsWith(prefix))
  return Object.fromEntries(keys.map(([key, text]) => [key.slice(prefix.length), text]))
}
