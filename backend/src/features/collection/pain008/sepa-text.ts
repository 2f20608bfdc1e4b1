import { transliterate } from 'transliteration'

/** The characters of SEPA's messages (EPC217-08 §6.2). A schema does not check them. */
const sepaCharacters = /^[A-Za-z0-9/\-?:().,'+ ]*$/

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

/**
 * Checks every text of a finished file, which is written without spaces between its elements: a schema accepts any character.
 * @throws Error with the element and the text
 */
export function assertSepaTexts(xml: string): void {
  for (const [, element = '', text = ''] of xml.matchAll(/<(\w+)[^>]*>([^<]*)<\/\1>/g))
    if (!sepaCharacters.test(text) || /^\/|\/\//.test(text) || text.trim() !== text || text === '')
      throw new Error(`The text of ${element} is not in the characters of SEPA: ${JSON.stringify(text)}`)
}

/**
 * Checks an identifier of a message, mandate or payment: those are compared by banks, so they are never rewritten.
 * @throws Error when it is longer than 35, has other characters than SEPA's, or a slash where it may not be
 */
export function assertSepaIdentifier(name: string, identifier: string): string {
  const isValid =
    /^.{1,35}$/.test(identifier) &&
    sepaCharacters.test(identifier) &&
    identifier.trim() === identifier &&
    !/^\/|\/$|\/\//.test(identifier)
  if (!isValid) throw new Error(`${name} "${identifier}" is no identifier of SEPA`)
  return identifier
}
