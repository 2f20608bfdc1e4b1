import type { PrintedPart } from './article-text'
import { blue, columnGap, grey, margin, measure, pageHeight, pageWidth, type Sheet, write, writeFoot } from './sheet'

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
}

const columns = 3
const columnWidth = (measure - columnGap * (columns - 1)) / columns
const bottom = pageHeight - 50
const bodySize = 9.2

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
  sheet.image(article.picture, 0, 0, { cover: [pageWidth, pictureHeight], align: 'center', valign: 'center' })
  let y = write(sheet, article.label.toUpperCase(), { face: 'strong', size: 8, y: pictureHeight + 18, colour: blue })
  y = write(sheet, article.title, { face: 'head', size: 29, y: y + 2, leading: 0.02 })
  y = write(sheet, article.intro, { face: 'serif-strong', size: 11.5, y: y + 6, width: measure * 0.86, leading: 0.24 })
  y = write(sheet, `Tekst ${article.author}`, { face: 'sans', size: 8, y: y + 6, colour: grey })
  writeFoot(sheet, article.page, issue)
  const cursor: Cursor = { second: false, column: 0, y: y + 12, top: y + 12 }
  for (const part of article.parts) if (!printPart(sheet, part, cursor, article.page, issue)) break
  if (!cursor.second) startSecond(sheet, cursor, article.page, issue)
}

/** @returns false once both pages are full */
function printPart(sheet: Sheet, part: PrintedPart, cursor: Cursor, page: number, issue: string): boolean {
  const { face, size, gap, colour } = styles[part.kind]
  const lines = linesOf(sheet.font(face).fontSize(size), part.text, columnWidth)
  const lineHeight = size * 1.36
  cursor.y += cursor.y > cursor.top ? gap : 0
  for (const line of lines) {
    if (cursor.y + lineHeight > bottom && !nextColumn(sheet, cursor, page, issue)) return false
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

function nextColumn(sheet: Sheet, cursor: Cursor, page: number, issue: string): boolean {
  if (cursor.column < columns - 1) cursor.column++
  else if (cursor.second) return false
  else startSecond(sheet, cursor, page, issue)
  cursor.y = cursor.top
  return true
}

function startSecond(sheet: Sheet, cursor: Cursor, page: number, issue: string): void {
  sheet.addPage()
  writeFoot(sheet, page + 1, issue)
  Object.assign(cursor, { second: true, column: 0, y: margin, top: margin })
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
