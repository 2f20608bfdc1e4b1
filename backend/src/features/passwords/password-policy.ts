import { minLength } from '@gevel/contract/field-lengths'

/** bcrypt ignores the rest (decision 021). */
const maxBytes = 72
/** A repeated short sequence: `gevelgevelgevel`. */
const repeats = /^(.{1,11}?)\1+$/isu

/**
 * What is wrong with a new password.
 * @returns a Dutch sentence, or undefined when it is fine
 */
export function problemOfPassword(password: string, isCommon: (password: string) => boolean): string | undefined {
  if ([...password].length < minLength.password) return `Kies een wachtwoord van minstens ${minLength.password} tekens.`
  if (Buffer.byteLength(password) > maxBytes) {
    return `Dit wachtwoord is te lang: het kan ${maxBytes} tekens zijn, en minder met accenten of emoji.`
  }
  if (/\p{Cc}/u.test(password)) return 'In dit wachtwoord staat een teken dat niet kan.'
  if (repeats.test(password)) return 'Dit wachtwoord herhaalt steeds hetzelfde. Kies een ander.'
  if (isCommon(password)) return 'Dit wachtwoord staat op een lijst van veelgebruikte wachtwoorden. Kies een ander.'
  return undefined
}

/** How many characters must be left of a password without the known words of its owner. */
const ownCharacters = 6

/**
 * Whether a password consists mostly of words that an attacker tries first (NIST SP 800-63B §3.1.1.2: context-specific
 * words).
 * @param words of the site and of the owner of the account, in any case; those of fewer than three letters are ignored
 */
export function consistsOfWords(password: string, words: readonly string[]): boolean {
  const forms = words.flatMap((word) => {
    const parts = word.split(/[^\p{L}\p{N}]+/u)
    return [word, parts.join(''), ...parts]
  })
  const contextWords = [...new Set(forms.map((form) => form.toLowerCase()))].filter((word) => [...word].length >= 3)
  // the longest first: an address before the name in it
  contextWords.sort((one, other) => other.length - one.length)
  const rest = contextWords.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase())
  return rest.length < password.length && [...rest.replace(/[\s._-]/g, '')].length < ownCharacters
}
