import { type Face, facesOf, type Weight } from './fonts'

/** Consecutive characters that one face shows. */
export interface Run {
  face: Face
  text: string
}

/** What happens to a character that no face has: returns what is shown instead, or throws. */
export type MissingGlyph = (character: string) => string

/** Throws, for tests: a character that is left out changes a name or an amount. */
export const rejectMissingGlyph: MissingGlyph = (character) => {
  throw new Error(`No font has ${codePointOf(character)}`)
}

/**
 * Shows a question mark instead of a character that no face has: a visible gap, where a document that is not made would keep an
 * invoice from its customer.
 * @param blocks gets the block of 256 characters that it is in: a few characters can be most of a name
 */
export function replaceMissingGlyph(blocks: Set<string>): MissingGlyph {
  return (character) => {
    blocks.add(`${codePointOf(character).slice(0, -2)}00`)
    return '?'
  }
}

/** Divides a line into runs of one face each. Letters with marks are composed, or apart when no face has them composed. */
export function runsOf(text: string, weight: Weight, missing: MissingGlyph): Run[] {
  const runs: Run[] = []
  for (const composed of text.normalize('NFC'))
    for (const character of hasFace(composed, weight) ? [composed] : composed.normalize('NFD')) {
      const face = faceOf(character, weight, runs.at(-1)?.face)
      const added = face ? [{ face, text: character }] : runsOf(missing(character), weight, rejectMissingGlyph)
      for (const run of added) append(runs, run)
    }
  return runs
}

function hasFace(character: string, weight: Weight): boolean {
  return faceOf(character, weight) !== undefined
}

function append(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last?.face === run.face) last.text += run.text
  else runs.push(run)
}

/** The preferred face that has a character. A space or a combining mark stays in the face before it, where it can. */
function faceOf(character: string, weight: Weight, previous?: Face): Face | undefined {
  if (previous && /[\s\p{M}]/u.test(character) && previous.hasGlyph(character.codePointAt(0) ?? 0)) return previous
  const faces = chosen[weight]
  if (!faces.has(character)) faces.set(character, findFace(character, weight))
  return faces.get(character)
}

/** Bounded by the characters of Unicode. */
const chosen = { regular: new Map<string, Face | undefined>(), strong: new Map<string, Face | undefined>() }

function findFace(character: string, weight: Weight): Face | undefined {
  for (const face of facesOf(weight)) if (face.hasGlyph(character.codePointAt(0) ?? 0)) return face
  return undefined
}

/** Names a character without showing it: `U+5F20`. */
function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
