import { transliterate } from 'transliteration'

/** The characters of SEPA's messages (EPC217-08 §6.2). A schema does not check them. */
export const sepaCharacters = /^[A-Za-z0-9/\-?:().,'+ ]*$/

/** Spellings that Unicode's decomposition does not give, or not as people write them. */
const spellings: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', ø: 'o', Ø: 'O', œ: 'oe', Œ: 'OE', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{ ð: 'd', Ð: 'D', þ: 'th', Þ: 'TH', ı: 'i', '€': 'EUR', '&': '+', _: '-', '@': '(at)', '"': "'", '`': "'" },
  ...{ '‘': "'", '’': "'", '‚': "'", '“': "'", '”': "'", '„': "'", '–': '-', '—': '-', '‐': '-', '\u00a0': ' ' },
}

/** Words in other scripts than Latin. */
const otherScripts = /(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu

/**
 * A text in the characters of SEPA: letters without marks, other scripts in Latin letters, and a dot for anything else.
 * @param most characters, counted in the result: "ß" becomes two
 * @param fallback in SEPA's characters, when nothing of the text is left to read
 */
export function sepaText(text: string, most: number, fallback: string): string {
  const latin = text.normalize('NFC').replace(otherScripts, (word) => transliterate(word))
  const cleaned = [...latin]
    .map((character) => spellings[character] ?? withoutMarks(character))
    .join('')
    .replace(/\s+/g, ' ')
    // a slash at the start, and two together, begin codes of banks
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+/, '')
    .slice(0, most)
    .trim()
  return /[A-Za-z0-9]/.test(cleaned) ? cleaned : fallback
}

function withoutMarks(character: string): string {
  const base = character.normalize('NFD').replace(/\p{M}/gu, '')
  if (/\s/.test(base)) return ' '
  return base && sepaCharacters.test(base) ? base : '.'
}
