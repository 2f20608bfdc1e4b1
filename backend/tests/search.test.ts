import { type SearchAnswer, searchAnswerSchema } from '@gevel/contract/search'
import { expect, test, vi } from 'vitest'
import { articleFields, textBlock } from './support/articles'
import { ask } from './support/backend'
import { eventFields, vacancyFields } from './support/document-fields'
import { openTestDocuments } from './support/test-documents'

const { admin, publish, create } = await openTestDocuments()

async function search(query: Record<string, string>): Promise<SearchAnswer> {
  const { status, body, text } = await ask(`/public/search?${new URLSearchParams(query)}`)
  expect(status, text).toBe(200)
  return searchAnswerSchema.parse(body)
}

const titlesOf = ({ data }: SearchAnswer) => data.map(({ title }) => title.map(({ text }) => text).join(''))
const found = async (q: string) => titlesOf(await search({ q }))

/** The intro of the articles below. */
const intro = 'Een intro zonder bijzonders.'
/** Letters that no other word has. */
const stamp = () =>
  `q${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`
const article = (title: string, fields: object = {}) => articleFields(title, { intro, ...fields })

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

test('finds a name and a compound that are written apart', async () => {
  expect((await found('klus depot'))[0]).toBe('Klusdepot')
  expect(await found('klus depots')).toContain('Klusdepot')
  expect((await found('hout prijs'))[0]).toBe('Houtprijs daalt voor de vierde maand op rij')
  const title = `Kwastbeurs${stamp()} in Ede`
  await publish('content', article(title))
  expect((await found(title.replace('beurs', ' beurs')))[0]).toBe(title)
})

test('finds a name that a text writes apart', async () => {
  const title = `Klus Depot verft ${stamp()}`
  await publish('content', article(title))
  expect((await found(`klusdepot ${title.split(' ')[3]}`))[0]).toBe(title)
})

test('finds a new name where a text had it as two words before', async () => {
  const [one, other] = [`gloed${stamp()}`, `vlam${stamp()}`]
  const title = `Met ${one} ${other} in de winkel`
  await publish('content', article(title))
  expect(await found(`${one}${other} winkel`)).not.toEqual([title])
  const name = `${one}${other}`
  await publish('partner', { name, link: name, kind: 'partner', strip: false })
  await vi.waitFor(async () => expect((await found(name)).toSorted()).toEqual([name, title].toSorted()), {
    timeout: 30_000,
    interval: 500,
  })
})

test('finds the words that begin with an unknown one, and does not correct it', async () => {
  const { data, meta } = await search({ q: 'terugroep' })
  expect([meta.corrected, meta.suggestion]).toEqual([null, null])
  expect(titlesOf({ data, meta })).toContain('Torx One roept 14.600 laders van accuboormachine terug')
  expect((await search({ q: 'accuboormachine terugroep' })).meta.corrected).toBeNull()
})

test('does not correct a word that documents have only as a part of others', async () => {
  const part = `kwas${stamp()}`
  await publish('content', article(`De lak${part}houder is er, en geen ${part}houdor`))
  expect((await search({ q: `${part}houder` })).meta.corrected).toBe(`${part}houdor`)
  // the job then also moves the new words to those that are searched by their parts
  for (const word of ['lak', `${part}houder`]) await create('lexicon-entry', { kind: 'part', word })
  await vi.waitFor(async () => expect((await search({ q: `${part}houder` })).meta.corrected).toBeNull(), {
    timeout: 30_000,
    interval: 500,
  })
})

test('says which documents have all words before those with some of them', async () => {
  const [one, other] = [`een${stamp()}`, `ander${stamp()}`]
  // the shorter titles would come first by themselves
  for (const title of [`${one} a`, `${one} b`, `${one} c`, `${other} d`]) await publish('content', article(title))
  const both = `Een veel langere titel met ${one} en dan ook nog ${other} erbij`
  await publish('content', article(both))
  const answer = await search({ q: `${one} ${other}` })
  expect([answer.meta.partial, answer.meta.complete, titlesOf(answer)[0]]).toEqual([true, 1, both])
  expect(answer.data).toHaveLength(5)
  const whole = await search({ q: both })
  expect([whole.meta.complete, titlesOf(whole)[0]]).toEqual([1, both])
  const byDate = await search({ q: `${one} ${other}`, order: 'date' })
  expect([byDate.meta.partial, titlesOf(byDate)]).toEqual([false, [both]])
  const none = await search({ q: `${one} ${other} hamerslag` })
  expect([none.meta.partial, none.meta.complete]).toEqual([true, 0])
})

test('puts news before vacancies and events, and recent before old, for equal words', async () => {
  const word = `gelijk${stamp()}`
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await publish('content', article(`Oud ${word}`, { releasedAt: day(-700), blocks: [textBlock(`${word} ${word}`)] }))
  await publish('content', article(`Nieuw ${word}`, { releasedAt: day(-2) }))
  await publish('vacancy', vacancyFields(`Vakman ${word}`, { postedAt: day(-1), intro }))
  await publish('event', eventFields(`Beurs ${word}`, day(40).slice(0, 10), { intro }))
  await publish('event', eventFields(`Dag ${word}`, day(400).slice(0, 10), { intro }))
  const titles = await found(word)
  expect(titles.slice(0, 2)).toEqual([`Nieuw ${word}`, `Oud ${word}`])
  expect(titles.slice(2).toSorted()).toEqual([`Beurs ${word}`, `Dag ${word}`, `Vakman ${word}`])
  const byDate = titlesOf(await search({ q: word, order: 'date' }))
  expect(byDate).toEqual(['Vakman', 'Nieuw', 'Oud', 'Beurs', 'Dag'].map((first) => `${first} ${word}`))
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
  expect(hit?.fragment.map(({ text }) => text).join('')).toBe(`Kop met ${word} · Tweede regel. Derde regel`)
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

test('indexes again what a change of the word list touches', async () => {
  const part = `z${stamp()}`
  const title = `De kwast${part} is er`
  await publish('content', article(title))
  expect(await found(part)).not.toContain(title)
  await create('lexicon-entry', { kind: 'part', word: part, variants: 'kwast' })
  await vi.waitFor(async () => expect(await found(part)).toContain(title), { timeout: 30_000, interval: 500 })
})

test.each([
  ['operators', 'hout & | ! ( ) : * <-> \\ \' " --'],
  ['SQL', "'; DROP TABLE contents; --"],
  ['patterns', '%_.*+?[a-z]{9}(a+)+$'],
  ['emoji', '🏗️🧱 hout'],
  ['only emoji', '🏗️'],
  ['stop words', 'de het een van'],
  ['10,000 characters', 'bouwmarkt '.repeat(1000)],
  ['one word of 10,000 letters', 'a'.repeat(10_000)],
  ['hundreds of different words', Array.from({ length: 900 }, (_, at) => `woord${at}`).join(' ')],
  ['hyphens', `${'a-'.repeat(90)}b`],
  ['nothing', '   '],
])('responds to %s', async (_, q) => {
  const begun = Date.now()
  await search({ q })
  expect(Date.now() - begun).toBeLessThan(2_000)
})

test.each([
  'q=%00',
  'q=%ED%A0%80',
  'q=%',
  'q[]=a&q[]=b',
  'q=a&page=0',
  'q=a&page=26',
  'q=a&kind=toString',
  'q=a&year=x',
])('answers %s with 200 or a sentence', async (query) => {
  const { status, body } = await ask(`/public/search?${query}`)
  expect([200, 400]).toContain(status)
  if (status === 400) expect(body).toMatchObject({ error: { message: expect.stringMatching(/\S/) } })
})

test('completes a word at once that no document had before', async () => {
  await publish('content', article('Zwaluwstaartkwartels in opmars'))
  const { body } = await ask('/public/search/suggestions?q=zwaluwstaartk')
  expect(body).toMatchObject({ data: [{ text: 'Zwaluwstaartkwartels in opmars' }] })
})

test('suggests documents while somebody types', async () => {
  const { body } = await ask('/public/search/suggestions?q=hamersl')
  expect(body).toMatchObject({ data: [{ kind: 'company', text: 'Hamerslag' }, ...Array(5).fill(expect.anything())] })
  expect((await ask('/public/search/suggestions?q=%25')).body).toEqual({ data: [] })
})
