/** A word that may exclude people, with what to consider instead. */
export interface ExclusiveWord {
  /** as it stands in the text */
  found: string
  hint: string
}

const age = 'Een leeftijd mag geen rol spelen (WGBL). Beschrijf liever wat iemand doet of kan.'
const sex = 'Dit klinkt naar één geslacht (AWGB). Zet er (m/v/x) achter, of kies een neutraal woord.'
const origin = 'Vraag alleen taal die het werk nodig heeft; afkomst en moedertaal mogen geen rol spelen (AWGB).'
const health = 'Een beperking of ziekte mag geen rol spelen (WGBH/CZ). Noem alleen wat het werk echt vraagt.'

/** Patterns of words that exclude people, each with its hint: for the writer to judge, never to reject. */
const patterns: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/\bjong(?:e|ere)?(?:,?\s+(?:en\s+)?\p{L}+)?\s+(?:team|collega|ploeg|organisatie|hond|mensen)\p{L}*/giu, age],
  [/\b(?:starter|schoolverlater|student)(?:s|en)?\s+tot\s+\d{2}\b/giu, age],
  [
    /\b(?:tussen\s+(?:de\s+)?\d{2}\s+en\s+\d{2}|tot|maximaal|hooguit|niet ouder dan)\s+(?:\d{2}\s+)?jaar(?:\s+oud)?\b/giu,
    age,
  ],
  [/\b(?:digital native|millennial|generatie [xyz])s?\b/giu, age],
  [
    /\b(?:verkoopster|secretaresse|schoonmaakster|kassière|vakman|timmerman|dames?|heren|meisje|jongens?)\b(?!\s*\(?m\/v)/giu,
    sex,
  ],
  [/\b(?:moedertaal|native speaker|vloeiend\s+Nederlands|accentloos|autochtoon|Nederlandse\s+afkomst)\b/giu, origin],
  [/\b(?:kerngezond|fysiek\s+fit|geen\s+beperking(?:en)?|gezonde\s+(?:kandidaat|collega))\b/giu, health],
]

/** The words of a text that may exclude people, in its order and each once. */
export function findExclusiveWords(text: string): ExclusiveWord[] {
  const hits = patterns.flatMap(([pattern, hint]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ found: found.trim(), hint, index })),
  )
  const seen = new Set<string>()
  return hits
    .toSorted((one, other) => one.index - other.index)
    .flatMap(({ found, hint }) => {
      const key = found.toLowerCase()
      if (seen.has(key)) return []
      seen.add(key)
      return [{ found, hint }]
    })
}
