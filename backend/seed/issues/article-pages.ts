import type { PrintedPart } from './article-text'
import { blue, columnGap, fillWith, grey, margin, measure, pageHeight, type Sheet, write, writeFoot } from './sheet'

/** An article in print, on two pages. */
export interface PrintedArticle {
  page: number
  label: string
  title: string
  intro: string
  author: string
  parts: PrintedPart[]
  /** JPEG, 3:2 */
  picture: Buffer
  /** the same, over the second page when the text leaves space for it */
  second: Buffer
}

const columns = 3
const columnWidth = (measure - columnGap * (columns - 1)) / columns
const bottom = pageHeight - 50
const bodySize = 9.2
const lineHeightOf = (size: number) => size * 1.36
/** The least height of a picture over a second page, and what the ends of its columns may differ. */
const leastPicture = 120
const slack = 36

/** Where the next line comes: a column of one of the two pages. */
interface Cursor {
  second: boolean
  column: number
  y: number
  top: number
}

/** Prints an article: a picture over the first page, then three columns over both. */
export function printArticle(sheet: Sheet, article: PrintedArticle, issue: string): void {
  sheet.addPage()
  const pictureHeight = 262
  fillWith(sheet, article.picture, { height: pictureHeight })
  let y = write(sheet, article.label.toUpperCase(), { face: 'strong', size: 8, y: pictureHeight + 18, colour: blue })
  y = write(sheet, article.title, { face: 'head', size: 29, y: y + 2, leading: 0.02 })
  y = write(sheet, article.intro, { face: 'serif-strong', size: 11.5, y: y + 6, width: measure * 0.86, leading: 0.24 })
  y = write(sheet, `Tekst ${article.author}`, { face: 'sans', size: 8, y: y + 6, colour: grey })
  writeFoot(sheet, article.page, issue)
  const top = y + 12
  const cursor: Cursor = { second: false, column: 0, y: top, top }
  const left = heightOf(sheet, article.parts) - columns * (bottom - top)
  // the picture takes what the text leaves
  const pictureEnd = bottom - Math.max(left, 0) / columns - slack
  const picture = pictureEnd > leastPicture ? article.second : undefined
  const turn = () => startSecond(sheet, cursor, { page: article.page + 1, issue, picture, pictureEnd })
  for (const part of article.parts) if (!printPart(sheet, part, cursor, turn)) break
  if (!cursor.second) turn()
}

/** @returns false once both pages are full */
function printPart(sheet: Sheet, part: PrintedPart, cursor: Cursor, turn: () => void): boolean {
  const { face, size, gap, colour } = styles[part.kind]
  const lines = linesOf(sheet.font(face).fontSize(size), part.text, columnWidth)
  const lineHeight = lineHeightOf(size)
  cursor.y += cursor.y > cursor.top ? gap : 0
  for (const line of lines) {
    if (cursor.y + lineHeight > bottom && !nextColumn(cursor, turn)) return false
    const x = margin + cursor.column * (columnWidth + columnGap)
    sheet.font(face).fontSize(size).fillColor(colour)
    sheet.text(line, x, cursor.y, { lineBreak: false })
    cursor.y += lineHeight
  }
  return true
}

const styles = {
  heading: { face: 'strong', size: 10, gap: 8, colour: '#0a1a24' },
  paragraph: { face: 'serif', size: bodySize, gap: 4, colour: '#0a1a24' },
  quote: { face: 'head', size: 15, gap: 10, colour: '#0c659a' },
} as const

function nextColumn(cursor: Cursor, turn: () => void): boolean {
  if (cursor.column < columns - 1) cursor.column++
  else if (cursor.second) return false
  else turn()
  cursor.y = cursor.top
  return true
}

interface SecondPage {
  page: number
  issue: string
  picture: Buffer | undefined
  pictureEnd: number
}

function startSecond(sheet: Sheet, cursor: Cursor, { page, issue, picture, pictureEnd }: SecondPage): void {
  sheet.addPage()
  if (picture) fillWith(sheet, picture, { height: pictureEnd - 24 })
  writeFoot(sheet, page, issue)
  const top = picture ? pictureEnd : margin
  Object.assign(cursor, { second: true, column: 0, y: top, top })
}

/** The height of a text in one column. */
function heightOf(sheet: Sheet, parts: readonly PrintedPart[]): number {
  return parts.reduce((height, { kind, text }) => {
    const { face, size, gap } = styles[kind]
    return height + gap + linesOf(sheet.font(face).fontSize(size), text, columnWidth).length * lineHeightOf(size)
  }, 0)
}

/** Breaks a text into lines, at its spaces. */
function linesOf(sheet: Sheet, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && sheet.widthOfString(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
