import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A page in points, and its one line of text. */
interface SmallPage {
  text: string
  height?: number
}

/**
 * A small PDF with pages of 595 points wide, each with a line in Helvetica.
 * @param catalogue more entries of its catalogue, such as an action when it is opened
 * @param count the number of pages that it states
 */
export function pdfOf(pages: readonly SmallPage[], { catalogue = '', count = pages.length } = {}): Buffer {
  const objects: string[] = []
  const add = (body: string) => objects.push(body)
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')
  add(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`)
  add(`<< /Type /Pages /Count ${count} /Kids [${kids}] >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const [at, { text, height = 60 }] of pages.entries()) {
    const content = `BT /F1 24 Tf 20 20 Td (${text}) Tj ET`
    const resources = '/Resources << /Font << /F1 3 0 R >> >>'
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${height}] ${resources} /Contents ${5 + 2 * at} 0 R >>`)
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  let file = '%PDF-1.7\n'
  const offsets = objects.map((body, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = file.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

/** A PDF of one page that opens with a password only. */
export async function protectedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'geheim', pdfVersion: '1.7' })
  document.text('Niet zonder wachtwoord').end()
  return buffer(document)
}
