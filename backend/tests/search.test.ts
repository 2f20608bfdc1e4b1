import { searchAnswerSchema } from '@gevel/contract/search'
import { expect, test } from 'vitest'
import { textBlock } from './support/articles'
import { ask } from './support/backend'
import { article, found, intro, search, titlesOf } from './support/search.ts'
import { openTestDocuments } from './support/test-documents'

const { admin, publish, create } = await openTestDocuments()

test.each([
  ['vacature', 'vacatures'],
  ['klapstoel', 'klapstoelen'],
  ['houtprijs', 'houtprijzen'],
  ['beurs', 'beurzen'],
])('finds the same for %s and %s', async (one, other) => {
  const titles = await found(one)
  expect(titles.length).toBeGreaterThan(0)
  expect(await found(other)).toEqual(titles)
})

test('finds a compound by its parts, and parts by their compound', async () => {
  expect(await found('plaat hout beurs')).toContain('Vakbeurs Hout & Plaat 2027')
  expect(await found('lijm voor tegels')).toContain('Hamerslag zet tegellijm van Groenvoeg in elk filiaal')
})

test('finds synonyms', async () => {
  expect(await found('dhz sessie')).toContain('Nationale Doe-het-zelfsessie 2026')
  expect(await found('recall boormachine')).toContain('Torx One roept 14.600 laders van accuboormachine terug')
})

test('finds the articles of a year that is searched with other words', async () => {
  const title = 'Houtprijs daalt voor de vierde maand op rij'
  expect((await found('houtprijs 2026'))[0]).toBe(title)
  expect(await found('houtprijs 2024')).not.toContain(title)
})

test('finds every kind of document', async () => {
  const { meta } = await search({ q: 'bouwgroothandel' })
  expect(meta.facets.kind.map(({ value }) => value).toSorted()).toEqual(
    expect.arrayContaining(['article', 'company', 'event', 'page', 'vacancy']),
  )
  expect(await found('top 50 winkelformules')).toContain('Top 50 van winkelformules')
  expect(await found('colofon')).toEqual(['Colofon'])
})

test('corrects an unknown word, and says so', async () => {
  const { data, meta } = await search({ q: 'hammerslag' })
  expect([meta.corrected, data[0]?.kind]).toEqual(['hamerslag', 'company'])
  const literal = await search({ q: 'hammerslag', literal: '1' })
  expect([literal.data, literal.meta.suggestion]).toEqual([[], 'hamerslag'])
})

test('finds the words that begin with an unknown one, and does not correct it', async () => {
  const { data, meta } = await search({ q: 'terugroep' })
  expect([meta.corrected, meta.suggestion]).toEqual([null, null])
  expect(titlesOf({ data, meta })).toContain('Torx One roept 14.600 laders van accuboormachine terug')
  expect((await search({ q: 'accuboormachine terugroep' })).meta.corrected).toBeNull()
})

test('does not correct a brand that has no documents to a word that looks like it', async () => {
  const { data, meta } = await search({ q: 'gamma' })
  expect([data, meta.corrected]).toEqual([[], null])
})

test('filters, counts what each filter leaves, and sorts by date', async () => {
  const all = await search({ q: 'hout' })
  const pro = all.meta.facets.edition.find(({ value }) => value === 'pro')
  const inPro = await search({ q: 'hout', edition: 'pro' })
  expect(inPro.meta.pagination.total).toBe(pro?.count)
  expect(inPro.meta.facets.edition).toEqual(all.meta.facets.edition)
  const [tag] = all.meta.facets.tag
  expect((await search({ q: 'hout', tag: tag?.value ?? '' })).meta.pagination.total).toBe(tag?.count)
  const dates = (await search({ q: 'hout', kind: 'article', order: 'date' })).data.map(({ at }) => at ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect((await search({ q: 'hout', tag: 'bestaat-niet' })).data).toEqual([])
})

test('marks the words in titles and fragments', async () => {
  const { data } = await search({ q: 'klapstoelen' })
  expect(data[0]?.title).toContainEqual({ text: 'klapstoel', marked: true })
})

test('indexes a publication, its changes and its end at once', async () => {
  const word = `zaagbekwaam${Date.now()}`
  const fields = article(`Proef met ${word}`)
  const { documentId } = await publish('content', fields)
  expect(await found(word)).toEqual([`Proef met ${word}`])
  await admin.publish('content', documentId, { ...fields, title: `Anders met ${word}` })
  expect(await found(word)).toEqual([`Anders met ${word}`])
  await admin.unpublish('content', documentId)
  expect(await found(word)).toEqual([])
})

test('does not find drafts', async () => {
  const word = `conceptwoord${Date.now()}`
  await create('content', article(`Alleen ${word}`))
  expect(await found(word)).toEqual([])
})

test('finds a text behind the paywall, and shows none of it', async () => {
  const word = `geheimwoord${Date.now()}`
  const blocks = [textBlock('Een.', 'Twee.', `Alleen voor abonnees: ${word}.`)]
  await publish('content', article('Artikel achter de betaalmuur', { access: 'subscriber', blocks }))
  const { body, text } = await ask(`/public/search?q=${word}`)
  const { data } = searchAnswerSchema.parse(body)
  expect(data).toHaveLength(1)
  expect(data[0]?.fragment).toEqual([{ text: intro, marked: false }])
  expect(text).not.toContain(word)
})

test('shows the part of a free text that matches', async () => {
  const word = `vrijwoord${Date.now()}`
  await publish('content', article('Vrij artikel', { blocks: [textBlock(`Verderop staat ${word} in een zin.`)] }))
  const { data } = await search({ q: word })
  expect(data[0]?.fragment).toContainEqual({ text: word, marked: true })
})

test('separates the paragraphs and list items of a fragment', async () => {
  const word = `regelwoord${Date.now()}`
  const blocks = [textBlock(`Kop met ${word}`, 'Tweede regel.', 'Derde regel')]
  await publish('content', article('Artikel met regels', { blocks }))
  const [hit] = (await search({ q: word })).data
  expect(hit?.fragment.map(({ text }) => text).join('')).toBe(`Kop met ${word}. Tweede regel. Derde regel`)
})

test('finds an author with a published article, before their articles', async () => {
  const { data } = await search({ q: 'Marit Hoekstra' })
  expect(data[0]).toMatchObject({ kind: 'author', href: '/auteurs/marit-hoekstra' })
  const name = `Auteursma${Date.now()}`
  const author = await create('author', { name, slug: name.toLowerCase() })
  expect(await found(name)).toEqual([])
  const { documentId } = await publish('content', article('Van een nieuwe auteur', { author }))
  expect(await found(name)).toEqual([name, 'Van een nieuwe auteur'])
  await admin.unpublish('content', documentId)
  expect(await found(name)).toEqual([])
})

test('completes a word at once that no document had before', async () => {
  await publish('content', article('Zwaluwstaartkwartels in opmars'))
  const { body } = await ask('/public/search/suggestions?q=zwaluwstaartk')
  expect(body).toMatchObject({ data: [{ text: 'Zwaluwstaartkwartels in opmars' }] })
})

test('suggests documents while somebody types', async () => {
  const { body } = await ask('/public/search/suggestions?q=hamersl')
  expect(body).toMatchObject({ data: [{ kind: 'company', text: 'Hamerslag' }, ...Array(5).fill(expect.anything())] })
  // a name that is typed as two words
  const { body: apart } = await ask('/public/search/suggestions?q=klus+dep')
  expect(Object(apart).data[0]).toMatchObject({ kind: 'company', text: 'Klusdepot' })
  expect((await ask('/public/search/suggestions?q=%25')).body).toEqual({ data: [] })
})
