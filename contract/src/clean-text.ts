/**
 * Line breaks within a paragraph or cell, which XML, iCalendar and HTML do not have: the soft return of Word and
 * PowerPoint (U+000B), the form feed, NEL, and Unicode's separators of lines and paragraphs.
 */
const softReturns = /[\v\f\u0085\u2028\u2029]/g
/** Line ends of Windows and old Macs. */
const otherLineEnds = /\r\n?/g

/**
 * Characters of no text: control characters, halves of surrogate pairs, and noncharacters such as U+FFFE. XML 1.0 forbids
 * most of them, so that one of them costs a feed reader all items; PostgreSQL stores no NUL.
 */
const unwritable = /[^\P{Cc}\t\n]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

const spaces = /[ \t\n]+/g
const breakOfLine = /[\t\n]/

/** Everything that shows nothing by itself; a combining mark needs a letter, and U+2800 is a Braille cell without dots. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A text of several lines without characters that no text has; every kind of line break becomes `\n`. */
export function cleanText(text: string): string {
  return text.replace(otherLineEnds, '\n').replace(softReturns, '\n').replace(unwritable, '')
}

/** Cleans a text with a row in each line, such as a table: a soft return within a row becomes a space. */
export function cleanRows(text: string): string {
  return cleanText(text.replace(softReturns, ' '))
}

/** Cleans a text of one line: a line break or tab becomes a space. */
export function cleanLine(text: string): string {
  // one pattern of spaces around a break would start again at each space of a run: a megabyte of them takes minutes
  return cleanText(text).replace(spaces, (run) => (breakOfLine.test(run) ? ' ' : run))
}

/**
 * A value of JSON with each of its texts cleaned, at any depth.
 * @param clean `cleanLine` for a format whose texts have one line
 */
export function cleanTexts<Value>(value: Value, clean?: (text: string) => string): Value
export function cleanTexts(value: unknown, clean: (text: string) => string = cleanText): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, clean))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanTexts(item, clean)]))
}

/** The number of visible characters of a text, in UTF-16 code units: without spaces, joiners, marks and soft hyphens. */
export function visibleLength(text: string): number {
  return text.replace(invisible, '').length
}
