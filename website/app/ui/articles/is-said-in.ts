/** Longer texts are quotes. */
const LONGEST_NUMBER = 12

/** Whether a headline says a quote, or a number by its digits: the words around those differ (`€ 7,21 mld`). */
export function isSaidIn(title: string, text: string): boolean {
  const digits = text.length <= LONGEST_NUMBER ? /\d[\d.,]*/.exec(text)?.[0] : undefined
  return digits === undefined ? title.includes(text) : numbersIn(title).includes(digits)
}

function numbersIn(text: string): string[] {
  return text.match(/\d[\d.,]*/g) ?? []
}
