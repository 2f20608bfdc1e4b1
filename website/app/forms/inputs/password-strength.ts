export type Strength = 0 | 1 | 2 | 3 | 4

/** Bits at which a password is one step stronger: online guessing is limited, so 70 is a lot. */
const STEPS = [30, 40, 55, 70] as const
/** Sequences that are guessed first: `abc`, `456`, `qwe`, and repeated characters. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * An estimate of how hard a password is to guess, from 0 to 4: the number of characters that do not follow from the
 * one before, times the bits of the kinds of characters in it. Only a hint; the rules decide.
 * @param known words that are guessed first, of letters and digits: each counts as one character
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const characters = [
    ...known.reduce((text, word) => text.replaceAll(new RegExp(word, 'giu'), word.slice(0, 1)), password),
  ]
  const unpredictable = characters.filter((character, at) => !follows(characters[at - 1], character)).length
  const variety = new Set(characters.map((character) => character.toLowerCase())).size
  const bits = Math.min(unpredictable, variety * 2) * Math.log2(alphabetSizeOf(password))
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

/** The size of the character set to try for each position. */
function alphabetSizeOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 30],
  ]
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1)
}
