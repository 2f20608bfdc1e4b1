import type { Term } from './term'
import { quotedEntry, tsqueryOf } from './tsquery'

/** The weights of a match in the intro (C), a name (B) and the title (A), then of a match only in the text. */
const weights = { A: 1, B: 0.5, C: 0.25 }
const inText = 0.03
/** A vacancy mentions trades and places like an article, but readers who want vacancies usually say so. */
const kindWeights = "WHEN 'vacancy' THEN 0.6 WHEN 'event' THEN 0.8"
/** What `ts_rank` gives a word in one place of weight 1, and the most for one in several: the age then decides. */
const inOnePlace = 6 / Math.PI ** 2
const inMorePlaces = 1.1 * inOnePlace
/** The factor for a match by a part of a compound, or by a synonym. */
const byMeaning = 0.6
const yearSeconds = 31_557_600

/** SQL of how well a document's head matches a term, from 0 to about 1. */
export function rankOf({ spellings }: Term, at: number): string {
  const byWords = Object.entries(weights)
    .map(([weight, value]) => `WHEN head @@ :term${at}${weight}::tsquery THEN ${byMeaning * value}`)
    .join(' ')
  const bySpelling = spellings.map(
    (_, which) => `ts_rank('{0, ${weights.C}, ${weights.B}, ${weights.A}}', head, :spelling${at}x${which}::tsquery)`,
  )
  return `greatest(least(${inMorePlaces}, greatest(${bySpelling.join(', ')})), CASE ${byWords} ELSE 0 END)`
}

/** The values of the bindings in `rankOf` of these terms. */
export function bindingsOf(terms: readonly Term[]): Record<string, string> {
  return Object.fromEntries(
    terms.flatMap(({ spellings, query }, at) => [
      ...spellings.map((spelling, which) => [`spelling${at}x${which}`, tsqueryOf(spelling)]),
      ...Object.keys(weights).map((weight) => [
        `term${at}${weight}`,
        tsqueryOf(query, (stem) => `${quotedEntry(stem)}:${weight}`),
      ]),
    ]),
  )
}

/**
 * SQL of the score of a hit: per term its rank times its rarity among all hits, then its distance from today, its edition
 * and kind, and the share of its title that the search covers. All in `float8`: `numeric`, the type of a constant and of
 * `extract`, takes ten times as long.
 */
export function scoreOf(terms: readonly Term[]): { rarities: string; score: string } {
  const rarity = (_: Term, at: number) =>
    `ln(1 + count(*) / (1 + count(*) FILTER (WHERE rank${at} > 0))::float8) AS rarity${at}`
  const weighed = terms.map((_, at) => `rarity${at} * (rank${at} + ${inText})`)
  const inTitle = terms.map((_, at) => `(rank${at} > ${byMeaning - 0.01})::integer`)
  return {
    rarities: terms.map(rarity).join(', '),
    score: `(${weighed.join(' + ')})
      * (1 + 0.25 * exp(-abs(coalesce(date_part('epoch', now() AT TIME ZONE 'UTC' - moment) / ${yearSeconds}, 1))))
      * (CASE WHEN edition IS DISTINCT FROM :other THEN 1.03 ELSE 1 END)::float8
      * (CASE kind ${kindWeights} ELSE 1 END)::float8
      * (1 + least(1, (${inTitle.join(' + ')}) / (1 + length(title) - length(replace(title, ' ', '')))::float8))`,
  }
}
