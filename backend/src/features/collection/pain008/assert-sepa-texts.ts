import { sepaCharacters } from './sepa-text'

/**
 * Checks every text of a finished file, which is written without spaces between its elements: a schema accepts any character.
 * @throws Error with the element and the text
 */
export function assertSepaTexts(xml: string): void {
  for (const [, element = '', text = ''] of xml.matchAll(/<(\w+)[^>]*>([^<]*)<\/\1>/g))
    if (!sepaCharacters.test(text) || /^\/|\/\//.test(text) || text.trim() !== text || text === '')
      throw new Error(`The text of ${element} is not in the characters of SEPA: ${JSON.stringify(text)}`)
}
