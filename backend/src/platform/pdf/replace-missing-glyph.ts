import { log } from '../logging/log'
import { codePointOf, type MissingGlyph } from './runs'

/**
 * Shows a question mark instead of a character that no font has: a visible gap, where a document that is not made would keep an
 * invoice from its customer. Only the block of 256 characters is logged: a few characters can be most of a name.
 */
export const replaceMissingGlyph: MissingGlyph = (character) => {
  log.error({ block: `${codePointOf(character).slice(0, -2)}00` }, 'A document has a character that no font shows')
  return '?'
}
