import { expect, test } from 'vitest'
import { articleFields, textBlock } from './support/articles.ts'
import { ask } from './support/backend.ts'
import { openTestDocuments } from './support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()

interface Target {
  kind: string
  text: string
  href: string
}

async function targets(search: string): Promise<Target[]> {
  const { body } = await admin.request('GET', `/admin/site/link-targets?${new URLSearchParams({ q: search })}`)
  return (body as { data: Target[] }).data
}

test('finds published pages by a word of their text, also an unfinished one, with the path to link to', async () => {
  const blocks = [textBlock('De Wipwatermolenkamp bij Kockengen draait weer.')]
  const { publicId, slug } = await publish('content', articleFields('Een bericht over een kamp', { blocks }))
  await create('content', articleFields('Wipwatermolenkamp in concept'))
  expect(await targets('wipwatermolenk')).toEqual([
    { kind: 'article', text: 'Een bericht over een kamp', href: `/news/${publicId}/${slug}` },
  ])
  expect(await targets('')).toEqual([])
})

test('is for editors only', async () => {
  expect((await ask('/admin/site/link-targets?q=hout')).status).toBe(401)
})
