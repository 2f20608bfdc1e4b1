import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { Paper, page } from './paper'
import { Pen } from './pen'
import type { MissingGlyph } from './runs'
import { styles } from './text-style'

interface About {
  title: string
  author: string
  /** the moment it is of, so that making it again gives equal bytes */
  at: Date
  /** left in the foot of each page; the number of the page is on its right */
  footer: string
}

/**
 * Makes a tagged PDF (ISO 32000-1 §14.8) in Dutch with embedded fonts. Equal input gives equal bytes.
 * @param missing for a character that no font has: `rejectMissingGlyph` in tests
 */
export async function makePdf(
  { title, author, at, footer }: About,
  compose: (paper: Paper) => void,
  missing: MissingGlyph,
): Promise<Buffer> {
  const document = new PDFDocument({
    ...{ size: 'A4', margin: 0, pdfVersion: '1.7', bufferPages: true, font: '' },
    ...{ tagged: true, lang: 'nl-NL', displayTitle: true },
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  const bytes = buffer(document)
  const paper = new Paper(document, new Pen(document, missing))
  compose(paper)
  paper.end()
  const { count } = document.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    document.switchToPage(index)
    writeFooter(paper, footer, `Pagina ${index + 1} van ${count}`)
  }
  document.end()
  return bytes
}

function writeFooter(paper: Paper, text: string, number: string): void {
  const [left, right] = [page.side, page.width - page.side]
  const lines = paper.pen.breakLines(text, styles.label, right - left - 80)
  for (const [index, line] of lines.entries())
    paper.writeLine('artifact', line, styles.label, { x: left, y: page.bottom + 16 + index * styles.label.leading })
  paper.writeLine('artifact', number, styles.label, { x: right, y: page.bottom + 16, align: 'right' })
}
