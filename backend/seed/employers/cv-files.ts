import { crc32 } from 'node:zlib'
import { cvFiles } from '@gevel/contract/cv-files'
import type { ApplicantSource } from '../content/employer-data'

const [pdfType, docxType, odtType] = cvFiles.types
const types = { pdf: pdfType, docx: docxType, odt: odtType } as const

/** A made-up CV of a page, as the file that the applicant sent. */
export function cvOf({ name, motivation, cv }: Pick<ApplicantSource, 'name' | 'motivation' | 'cv'>) {
  const fileName = `cv-${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^a-z]+/g, '-')}.${cv}`
  const lines = ['Curriculum vitae', name, motivation, 'Dit cv is verzonnen.']
  const content = cv === 'pdf' ? pdfOf(lines) : cv === 'docx' ? docxOf(lines) : odtOf(lines)
  return { name: fileName, type: types[cv], content }
}

/** A PDF of one page (ISO 32000-1), with a table of where its objects are. */
function pdfOf(lines: readonly string[]): Buffer {
  const text = lines
    .flatMap((line) => line.match(/.{1,90}(?:\s|$)/g) ?? [])
    .map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`)
  const stream = `BT /F1 11 Tf 56 780 Td 18 TL\n${text.join('\n')}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl-NL) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = Buffer.byteLength(file, 'latin1')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function docxOf(lines: readonly string[]): Buffer {
  const office = 'http://schemas.openxmlformats.org'
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const body = lines.map((line) => `<w:p><w:r><w:t>${escapeXml(line)}</w:t></w:r></w:p>`).join('')
  return zipOf([
    [
      '[Content_Types].xml',
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ],
  ])
}

function odtOf(lines: readonly string[]): Buffer {
  const names = 'urn:oasis:names:tc:opendocument:xmlns'
  const text = lines.map((line) => `<text:p>${escapeXml(line)}</text:p>`).join('')
  return zipOf([
    // first and as it is: readers know the type by it (OpenDocument 1.3, part 2, section 3.3)
    ['mimetype', odtType],
    [
      'META-INF/manifest.xml',
      `<manifest:manifest xmlns:manifest="${names}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${odtType}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    ],
    [
      'content.xml',
      `<office:document-content xmlns:office="${names}:office:1.0" xmlns:text="${names}:text:1.0" office:version="1.3"><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    ],
  ])
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

/** A ZIP file of texts that are stored as they are (APPNOTE 6.3, section 4.3). */
function zipOf(texts: readonly (readonly [name: string, text: string])[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [fileName, text] of texts) {
    const name = Buffer.from(fileName)
    const content = Buffer.from(text)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, content])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, rest, name]))
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(texts.length, 4)
  end.writeUInt16LE(texts.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, entries, Buffer.from('PK\x05\x06'), end])
}
