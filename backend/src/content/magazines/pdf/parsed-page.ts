/** A page of a PDF. */
export interface ParsedPage {
  /** from 1 */
  page: number
  /** in points */
  width: number
  height: number
  /** a line for each line of the page */
  text: string
  /** paths of its pictures, WebP */
  small: string
  large: string
}

/** What the process sends: each page when it is done, and then its end. */
export type ParserMessage = { page: ParsedPage } | { done: true } | { problem: string } | { failure: string }

/** Why a PDF cannot be parsed, in a Dutch sentence for the editor. Another attempt would fail too. */
export class PdfProblem extends Error {}
