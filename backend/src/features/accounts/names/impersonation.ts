import unhomoglyph from 'unhomoglyph'

/** Names that could make readers mistake one person's comment for another's. */
export interface ProtectedNames {
  /** of editors and authors */
  people: readonly string[]
  /** names of the editions, the publisher and the host */
  site: readonly string[]
}

/** A name with one of these words claims to speak for the site. */
const roles = [
  'redactie',
  'eindredactie',
  'hoofdredactie',
  'webredactie',
  'redacteur',
  'eindredacteur',
  'hoofdredacteur',
]
const managers = ['beheer', 'beheerder', 'webbeheer', 'webmaster', 'admin', 'administrator', 'moderator', 'moderatie']
const reserved = [...roles, ...managers].flatMap(skeletonsOf)

/** Words that do not make a name distinct from that of the site. */
const fillers = ['de', 'het', 'van', 'team', 'nieuws', 'online', 'nl', 'website', 'site', 'info'].flatMap(skeletonsOf)

/** Whether a name is, or looks like, that of an editor, the site, or a role there. */
export function isImpersonation(name: string, { people, site }: ProtectedNames): boolean {
  const reservedSkeletons = new Set([...people, ...site].flatMap(skeletonsOf).map(joined))
  const siteWords = new Set(site.flatMap(skeletonsOf).flatMap(wordsOf))
  return skeletonsOf(name).some((skeleton) => {
    const words = wordsOf(skeleton)
    const whole = joined(skeleton)
    return (
      reservedSkeletons.has(whole) ||
      reserved.some((role) => whole === role || words.includes(role)) ||
      words.every((word) => siteWords.has(word) || fillers.includes(word))
    )
  })
}

function wordsOf(skeleton: string): string[] {
  return skeleton.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Reads letters with spaces, dots or dashes between them as the word they spell. */
function joined(skeleton: string): string {
  return wordsOf(skeleton).join('')
}

/**
 * The skeletons of a text, after Unicode TS 39 §4: texts that look alike share one. Beyond that standard it ignores
 * marks, case, and the difference between i and l, which fonts without serifs hardly show.
 * @returns one for the text as it is and one for its lower case, since a capital I looks like an l
 */
function skeletonsOf(text: string): string[] {
  const plain = withoutMarks(text.normalize('NFKC'))
  return [...new Set([plain, plain.toLowerCase()].map(skeletonOf))]
}

function skeletonOf(text: string): string {
  return withoutMarks(unhomoglyph(text)).toLowerCase().replaceAll('i', 'l')
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
