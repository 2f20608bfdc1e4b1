import type { Client } from 'pg'

/** A noun of a public list, with its plurals. */
export interface Noun {
  singular: string
  plurals: readonly string[]
}

/**
 * Reads a list of nouns:
 * - `input.tsv` of github.com/CentreForDigitalHumanities/dutch-plurals (BSD-3-Clause): 76,814 pairs, checked by hand;
 * - `plurals/nouns.json` of github.com/OpenTaal/opentaal-wordlist (BSD-3-Clause or CC BY 3.0): 18,052 pairs, found by rules,
 *   so that many are no pair (`boeit` and `boeten`).
 * @param name of the file
 */
export function readNouns(name: string, text: string): Noun[] {
  const nouns = name.endsWith('.json') ? fromJson(text) : fromColumns(text)
  return nouns.filter(({ singular, plurals }) => singular !== '' && plurals.length > 0)
}

function fromJson(text: string): Noun[] {
  const words: Record<string, string | string[]> = JSON.parse(text)
  return Object.entries(words).map(([singular, plurals]) => ({ singular, plurals: [plurals].flat().filter(Boolean) }))
}

/** The columns are plural, singular, the noun that a compound ends in, and a remark on words without a plural. */
function fromColumns(text: string): Noun[] {
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([plural = '', singular = '', , remark = '']) => ({
      singular,
      plurals: plural === singular || /bestaat niet|al meervoud|moet al/.test(remark) ? [] : [plural],
    }))
}

/** The stem of each word, by the function of the database. */
export async function stemsOf(database: Client, words: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await database.query<{ word: string; stem: string }>(
    `SELECT word, gevel_search_stem(translate(lower(unaccent(word)), '-’', '''')) AS stem FROM unnest($1::text[]) word`,
    [[...new Set(words)]],
  )
  return new Map(rows.map(({ word, stem }) => [word, stem]))
}

/** The pairs of a singular and a plural with different stems. */
export function missedPairs(nouns: readonly Noun[], stems: ReadonlyMap<string, string>): [string, string][] {
  return nouns.flatMap(({ singular, plurals }) =>
    plurals
      .filter((plural) => stems.get(plural) !== stems.get(singular))
      .map((plural): [string, string] => [singular, plural]),
  )
}

/** The pairs of different nouns of which a form has the stem of a form of the other, unless they share that form. */
export function joinedNouns(nouns: readonly Noun[], stems: ReadonlyMap<string, string>): [string, string][] {
  const formsOf = new Map<string, Set<string>>()
  for (const { singular, plurals } of nouns) {
    const forms = formsOf.get(singular) ?? new Set([singular])
    for (const plural of plurals) forms.add(plural)
    formsOf.set(singular, forms)
  }
  const nounsOf = new Map<string, Set<string>>()
  for (const [noun, forms] of formsOf)
    for (const form of forms) {
      const stem = stems.get(form) ?? ''
      nounsOf.set(stem, (nounsOf.get(stem) ?? new Set()).add(noun))
    }
  const share = (one: string, other: string) =>
    [...(formsOf.get(one) ?? [])].some((form) => formsOf.get(other)?.has(form))
  const joined = new Map<string, [string, string]>()
  for (const group of nounsOf.values())
    for (const [at, noun] of [...group].entries())
      for (const other of [...group].slice(at + 1))
        if (areDifferent(noun, other) && !share(noun, other))
          joined.set([noun, other].toSorted().join(' '), [noun, other])
  return [...joined.values()]
}

/** Whether two nouns are more than two spellings of one: `Zuid-Afrikaan`, `zuidafrikaan`. */
function areDifferent(one: string, other: string): boolean {
  const letters = (word: string) =>
    word
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '')
  return letters(one) !== letters(other)
}
