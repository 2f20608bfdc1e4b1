import path from 'node:path'
import PDFDocument from 'pdfkit'

/** A page in points: 210 by 280 mm. */
export const pageWidth = 595
export const pageHeight = 794
export const margin = 42
export const columnGap = 16
/** The width of what is between the margins. */
export const measure = pageWidth - 2 * margin

export type Sheet = PDFKit.PDFDocument
type Face = 'head' | 'sans' | 'strong' | 'serif' | 'serif-strong'

const faces: Readonly<Record<Face, string>> = {
  head: 'archivo-head',
  sans: 'archivo-regular',
  strong: 'archivo-strong',
  serif: 'source-serif-regular',
  'serif-strong': 'source-serif-strong',
}

export const ink = '#0a1a24'
export const grey = '#566874'
export const blue = '#0094d8'

/**
 * An empty PDF with our fonts, the same bytes on every machine.
 * @param fonts the folder of the font files
 * @param day `2026-11-12`, which the file says it was made on
 */
export function newSheet(fonts: string, title: string, day: string): Sheet {
  const sheet = new PDFDocument({
    size: [pageWidth, pageHeight],
    margin: 0,
    autoFirstPage: false,
    lang: 'nl',
    info: { Title: title, Author: 'Gevel', CreationDate: new Date(`${day}T06:00:00Z`) },
  })
  for (const [face, file] of Object.entries(faces)) sheet.registerFont(face, path.join(fonts, `${file}.ttf`))
  return sheet
}

/** Writes a text at a place; the next one can start at the result. */
export function write(
  sheet: Sheet,
  text: string,
  { face, size, x = margin, y, width = measure, colour = ink, leading = 0.12 }: Placed,
): number {
  sheet.font(face).fontSize(size).fillColor(colour)
  sheet.text(text, x, y, { width, lineGap: lineGapOf(size, leading) })
  return sheet.y
}

/** The height that `write` takes for a text. */
export function heightOf(sheet: Sheet, text: string, { face, size, width = measure, leading = 0.12 }: Style): number {
  return sheet
    .font(face)
    .fontSize(size)
    .heightOfString(text, { width, lineGap: lineGapOf(size, leading) })
}

/** The narrowest width at which a text has as few lines as in its own: no line of one word after full ones. */
export function balancedWidth(sheet: Sheet, text: string, style: Style): number {
  const { width: widest = measure } = style
  const whole = heightOf(sheet, text, style)
  let width = widest
  while (width > widest / 2 && heightOf(sheet, text, { ...style, width: width - 4 }) <= whole) width -= 4
  return width
}

function lineGapOf(size: number, leading: number): number {
  return size * (leading - 0.1)
}

interface Style {
  face: Face
  size: number
  width?: number
  leading?: number
}

interface Placed extends Style {
  x?: number
  y: number
  colour?: string
}

/** Fills an area with a picture, cropped to it. */
export function fillWith(
  sheet: Sheet,
  picture: Buffer,
  { y = 0, height = pageHeight }: { y?: number; height?: number },
) {
  sheet.save().rect(0, y, pageWidth, height).clip()
  sheet.image(picture, 0, y, { cover: [pageWidth, height], align: 'center', valign: 'center' })
  sheet.restore()
}

/** The number of the page and the name of the issue, at its foot. */
export function writeFoot(sheet: Sheet, page: number, issue: string): void {
  const text = page % 2 === 0 ? `${page}   Gevel  ${issue}` : `Gevel  ${issue}   ${page}`
  sheet.font('strong').fontSize(7.5).fillColor(grey)
  sheet.text(text, margin, pageHeight - 30, { width: measure, align: page % 2 === 0 ? 'left' : 'right' })
}
