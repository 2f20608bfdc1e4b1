/** Maximum length of a text that is a number; a longer one is a quote. */
const LONGEST_NUMBER = 12

/** Whether a headline contains a quote, or the digits of a number: the words around digits differ (`€ 7,21 mld`). */
export function isInTitle(title: string, text: string): boolean {
  const digits = text.length <= LONGEST_NUMBER ? /\d[\d.,]*/.exec(text)?.[0] : undefined
  return digits === undefined ? title.includes(text) : numbersIn(title).includes(digits)
}

function numbersIn(text: string): string[] {
  return text.match(/\d[\d.,]*/g) ?? []
}
