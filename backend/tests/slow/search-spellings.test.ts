import { expect, test, vi } from 'vitest'
import { textBlock } from '../support/articles'
import { ask } from '../support/backend'
import { eventFields, vacancyFields } from '../support/document-fields'
import { article, found, intro, search, stamp, titlesOf } from '../support/search.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { publish, create } = await openTestDocuments()

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
