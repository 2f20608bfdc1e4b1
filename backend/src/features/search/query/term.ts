import type { Query } from './tsquery'

/** A word of a search, or a phrase with synonyms, and its matches. */
export interface Term {
  /** as typed, in lower case and without accents */
  words: readonly string[]
  /** its words alone, and as one word with a neighbour */
  spellings: readonly Query[]
  /** its words, their parts and synonyms */
  query: Query
  /** all stems in the query */
  stems: readonly string[]
  /** a document has its words, or one of their synonyms */
  known: boolean
}

/** A word as the database parsed it. */
export interface Token {
  word: string
  /** the stem of the whole word, then those of its parts */
  stems: readonly string[]
  /** stems of words of the index that consist of it and the word before or after it: `klusdepot` for `klus` and `depot` */
  joined: readonly string[]
  /** of an unknown word, stems of words of the index that begin with it: `terugroepactie` for `terugroep` */
  completions: readonly string[]
  known: boolean
}

/** A phrase of the word list with another of the same meaning, as stems with spaces between. */
export interface Synonym {
  phrase: string
  other: string
}

/** No phrase of the word list is longer. */
const longestPhrase = 4

const queryOf = ({ stems: [whole = '', ...parts], joined, completions }: Token): Query => ({
  some: [whole, ...joined, ...completions, ...(parts.length > 1 ? [{ all: parts }] : [])],
})
const spellingsOf = (tokens: readonly Token[]): Query[] => [
  { all: tokens.map(({ stems }) => stems[0] ?? '') },
  ...(tokens.length === 1 ? (tokens[0]?.joined ?? []) : []),
]

/** All phrases of up to four words, for the look-up of their synonyms. */
export function phrasesOf(tokens: readonly Pick<Token, 'stems'>[]): string[] {
  return tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(longestPhrase, tokens.length - from) }, (_, more) =>
      phraseOf(tokens.slice(from, from + more + 1)),
    ),
  )
}

const phraseOf = (tokens: readonly Pick<Token, 'stems'>[]) => tokens.map(({ stems }) => stems[0]).join(' ')

/** The terms of a search: the longest phrases with synonyms first, then the words that are left, in their order. */
export function termsOf(tokens: readonly Token[], synonyms: readonly Synonym[]): Term[] {
  const terms: Term[] = []
  for (let from = 0; from < tokens.length; ) {
    const { taken, others } = longestAt(tokens.slice(from, from + longestPhrase), synonyms)
    const alternatives = others.map((other) => other.split(' '))
    terms.push({
      words: taken.map(({ word }) => word),
      spellings: spellingsOf(taken),
      query: { some: [{ all: taken.map(queryOf) }, ...alternatives.map((all) => ({ all }))] },
      stems: [
        ...new Set([
          ...taken.flatMap(({ stems, joined, completions }) => [...stems, ...joined, ...completions]),
          ...alternatives.flat(),
        ]),
      ],
      known: others.length > 0 || taken.every(({ known }) => known),
    })
    from += taken.length
  }
  return terms
}

function longestAt(tokens: readonly Token[], synonyms: readonly Synonym[]) {
  for (let length = tokens.length; length > 0; length--) {
    const taken = tokens.slice(0, length)
    const phrase = phraseOf(taken)
    const others = synonyms.filter((synonym) => synonym.phrase === phrase).map(({ other }) => other)
    if (others.length > 0 || length === 1) return { taken, others }
  }
  return { taken: [], others: [] }
}
