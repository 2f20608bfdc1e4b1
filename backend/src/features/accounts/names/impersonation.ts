import { skeletonsOf } from './skeleton'

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
