/** A text of more characters takes more than three lines in a column on a phone. */
const LONG_TEXT = 48

/** Whether a table has cells with sentences: on a phone its columns would be a word wide. */
export function hasLongTexts(rows: readonly string[][]): boolean {
  return rows.some((cells) => cells.some((cell) => cell.length > LONG_TEXT))
}
