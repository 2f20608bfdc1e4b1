import { expect, test } from 'vitest'
import { loosen } from './loosen'
import { phrasesOf, type Token, termsOf } from './term'
import { tsqueryOf } from './tsquery'

const token = (word: string, ...parts: string[]): Token => ({
  word,
  stems: [word, ...parts],
  joined: [],
  completions: [],
  known: true,
})
const queries = (tokens: Token[], ...synonyms: [string, string][]) =>
  termsOf(
    tokens,
    synonyms.map(([phrase, other]) => ({ phrase, other })),
  ).map(({ query }) => tsqueryOf(query))

test('searches a compound as a whole or by all of its parts', () => {
  expect(queries([token('verfwinkel', 'verf', 'winkel'), token('emmen')])).toEqual([
    "('verfwinkel' | ('verf' & 'winkel'))",
    "'emmen'",
  ])
})

test('adds synonyms of the longest phrase', () => {
  expect(queries([token('doe'), token('zelf'), token('sessie')], ['doe zelf', 'dhz'], ['zelf', 'eigen'])).toEqual([
    "(('doe' & 'zelf') | 'dhz')",
    "'sessie'",
  ])
})

test('knows a word by its synonyms, although no document has it', () => {
  const unknown = { ...token('praksis'), known: false }
  expect(termsOf([unknown], [{ phrase: 'praksis', other: 'praxis' }])[0]?.known).toBe(true)
  expect(termsOf([unknown], [])[0]?.known).toBe(false)
})

test('searches a word together with a neighbour, and as the beginning of others', () => {
  const [klus, terugroep] = [
    { ...token('klus'), joined: ['klusdepot'] },
    { ...token('terugroep'), completions: ['terugroepactie', 'terugroepbericht'] },
  ]
  expect(queries([klus, terugroep])).toEqual([
    "('klus' | 'klusdepot')",
    "('terugroep' | 'terugroepactie' | 'terugroepbericht')",
  ])
  const terms = termsOf([klus, terugroep], [])
  expect(terms.map(({ spellings }) => spellings.map((spelling) => tsqueryOf(spelling)))).toEqual([
    ["'klus'", "'klusdepot'"],
    ["'terugroep'"],
  ])
  expect(terms.map(({ stems }) => stems.length)).toEqual([2, 3])
})

test('looks up phrases of up to four words', () => {
  expect(phrasesOf(['a', 'b', 'c', 'd', 'e'].map((word) => token(word)))).toHaveLength(4 + 4 + 3 + 2 + 1)
})

const loosened = (...words: string[]) =>
  loosen(
    termsOf(
      words.map((word) => token(word)),
      [],
    ),
  ).map((query) => tsqueryOf(query))

test('loosens a search step by step', () => {
  expect(loosened('a')).toEqual(["'a'"])
  expect(loosened('a', 'b', 'c')).toEqual([
    "('a' & 'b' & 'c')",
    "(('b' & 'c') | ('a' & 'c') | ('a' & 'b'))",
    "('a' | 'b' | 'c')",
  ])
})

test('takes a year beside other words for the documents of that year', () => {
  expect(loosened('houtprijs', '2026')).toEqual([
    "('houtprijs' & ('2026' | 'y:2026'))",
    "('houtprijs' | ('2026' | 'y:2026'))",
  ])
  expect(loosened('2026')).toEqual(["'2026'"])
})
