import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleFields } from '../support/articles'
import { openDatabase } from '../support/database'
import { openTestDocuments } from '../support/test-documents'
import { askAs } from '../support/visitor'

const { publish } = await openTestDocuments()

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

/** What every search on the site asks the backend. */
const searches = ['/public/search?q=', '/public/search/suggestions?q=', '/public/vacancies?q='] as const

async function expectAnswers(q: string): Promise<void> {
  for (const path of searches) {
    const { status, text } = await askAs({}, 'GET', path + encodeURIComponent(q))
    expect([status, text.slice(0, 200)], `${path}${JSON.stringify(q)}`).toEqual([200, expect.anything()])
  }
}

const titlesOf = async (path: string) => JSON.stringify((await askAs({}, 'GET', path)).body)

test.each(["o'neill's", "rock'n'roll", "d'r's", "a'b'c", 'o’neill’s', 'rock‘n’roll', 'ŉ', 'roŉrol', "foto's'nd"])(
  'answers a search for %s',
  expectAnswers,
)

test('finds a title with two apostrophes in each of its spellings, and suggests it', async () => {
  const title = "Zwik'n'zwol in de bouwmarkt"
  await publish('content', articleFields(title, {}))
  for (const q of ["zwik'n'zwol", 'zwik’n’zwol', 'zwiknzwol', "zwik'n'zwol's"])
    expect(await titlesOf(`/public/search?q=${encodeURIComponent(q)}`), q).toContain('in de bouwmarkt')
  for (const q of ['zwi', 'zwik', "zwik'n'zw"])
    expect(await titlesOf(`/public/search/suggestions?q=${encodeURIComponent(q)}`), q).toContain(title)
})

/** Letters, every operator of PostgreSQL's text search, and characters that `unaccent` turns into one. */
const alphabet = [...'ab3eosz', ..."''''--&|!():*<>\\\"%_ ", ...'’‘ʼ′＇ŉ＆｜（∖：￫é½⁉', '\u00ad', '\u200d', '🧱']
const characters = (at: number, length: number) =>
  Array.from(
    { length },
    (_, place) => alphabet[(at * 31 + place * place * 17 + ((at * (place + 3)) % 97)) % alphabet.length],
  )

test('answers any mixture of letters, apostrophes and operators', async () => {
  for (let at = 0; at < 150; at++) await expectAnswers(characters(at, 3 + (at % 23)).join(''))
})

test('has a stem of letters and digits for any word', async () => {
  const texts = Array.from({ length: 3_000 }, (_, at) => characters(at, 2 + (at % 29)).join(''))
  const { rows } = await database.query(
    `SELECT DISTINCT t.word, stem FROM unnest($1::text[]) text CROSS JOIN LATERAL gevel_search_tokens(text) t
       CROSS JOIN LATERAL unnest(gevel_search_stems(t.word)) stem
     WHERE stem !~ '^[a-z0-9]+$' OR stem::tsquery::text <> '''' || stem || ''''`,
    [texts],
  )
  expect(rows).toEqual([])
})

test('stems a word that has apostrophes in the index of an earlier release', async () => {
  await publish('content', articleFields("Proef met snik'n'snak", {}))
  await database.query('SELECT gevel_search_compact()')
  await database.query("UPDATE gevel_search_words SET stems = '{snikn''snak}' WHERE word = 'snik''n''snak'")
  await expectAnswers("snik'n'snak")
  await expectAnswers("snik'n")
  await database.query("SELECT gevel_search_restem('{snik}')")
  const { rows } = await database.query("SELECT stems FROM gevel_search_words WHERE word = 'snik''n''snak'")
  expect(rows).toEqual([{ stems: ['sniknsnak'] }])
})
