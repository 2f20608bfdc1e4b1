export type Strength = 0 | 1 | 2 | 3 | 4

/** Bits at which a password is called one step stronger: online guessing is limited, so 70 is a lot. */
const STEPS = [30, 40, 55, 70] as const
/** How much of what people type is guessed first: runs such as `abc`, `456`, `qwe`, and repeated characters. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * How hard a password is to guess, from 0 (at once) to 4: its length in characters that do not follow from the one before, each worth
 * as much as the kinds of characters in it allow. An estimate to steer by; what is refused, the rules say.
 */
export function passwordStrength(password: string): Strength {
  const characters = [...password]
  const surprising = characters.filter((character, at) => !follows(characters[at - 1], character)).length
  const variety = new Set(characters.map((character) => character.toLowerCase())).size
  const bits = Math.min(surprising, variety * 2) * Math.log2(alphabetOf(password))
  return STEPS.filter((step) => bits >= step).length as Strength
}

function follows(before: string | undefined, character: string): boolean {
  if (before === undefined) return false
  const pair = (before + character).toLowerCase()
  const backwards = [...pair].reverse().join('')
  return (
    before.toLowerCase() === character.toLowerCase() ||
    RUNS.some((run) => run.includes(pair) || run.includes(backwards))
  )
}

/** How many characters one would have to try for each place. */
function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 30],
  ]
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1)
}
