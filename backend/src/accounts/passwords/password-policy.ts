/** NIST SP 800-63B §3.1.1.2: length is what counts, and no rules about which characters are in it. */
const shortest = 12
/** bcrypt leaves out what comes after (decision 021). */
const mostBytes = 72

/**
 * What is wrong with a new password.
 * @returns a Dutch sentence, or undefined when nothing is
 */
export function problemOfPassword(password: string, isCommon: (password: string) => boolean): string | undefined {
  if ([...password].length < shortest) return `Kies een wachtwoord van minstens ${shortest} tekens.`
  if (Buffer.byteLength(password) > mostBytes) {
    return `Dit wachtwoord is te lang: het kan ${mostBytes} tekens zijn, en minder met accenten of emoji.`
  }
  if (/\p{Cc}/u.test(password)) return 'In dit wachtwoord staat een teken dat niet kan.'
  if (isCommon(password)) return 'Dit wachtwoord staat op een lijst van veelgebruikte wachtwoorden. Kies een ander.'
  return undefined
}
