import { skeletonsOf } from './skeleton'

/** Names that readers must not mistake somebody else's comment for. */
export interface ProtectedNames {
  /** of editors and authors */
  people: readonly string[]
  /** of the editions, the publisher and the host */
  site: readonly string[]
}

/** Whoever has one of these in the name speaks for the site. */
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

/** Words that make no name of their own beside that of the site. */
const fillers = ['de', 'het', 'van', 'team', 'nieuws', 'online', 'nl', 'website', 'site', 'info'].flatMap(skeletonsOf)

/** Whether a name is, or looks like, that of an editor, of the site, or of a role there. */
export function isImpersonation(name: string, { people, site }: ProtectedNames): boolean {
  const taken = new Set([...people, ...site].flatMap(skeletonsOf).map(joined))
  const siteWords = new Set(site.flatMap(skeletonsOf).flatMap(wordsOf))
  return skeletonsOf(name).some((skeleton) => {
    const words = wordsOf(skeleton)
    const whole = joined(skeleton)
    return (
      taken.has(whole) ||
      reserved.some((role) => whole === role || words.includes(role)) ||
      words.every((word) => siteWords.has(word) || fillers.includes(word))
    )
  })
}

function wordsOf(skeleton: string): string[] {
  return skeleton.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Letters with spaces, dots or dashes between them read as the word they spell. */
function joined(skeleton: string): string {
  return wordsOf(skeleton).join('')
}
