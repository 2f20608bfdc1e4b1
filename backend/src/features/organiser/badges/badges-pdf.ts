import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { Paper } from '../../../platform/pdf/paper'
import { Pen } from '../../../platform/pdf/pen'
import type { MissingGlyph } from '../../../platform/pdf/runs'
import { colors, type TextStyle } from '../../../platform/pdf/text-style'
import { drawQr } from '../../../platform/qr/draw-qr'
import { fitText } from './fit-text'

/** What is on a badge. */
export interface Badge {
  name: string
  company: string | null
  type: string
  /** the text of its QR code */
  code: string
  /** typed where a camera fails */
  shortCode: string
}

/** What all badges of a file share. */
export interface Sheet {
  event: string
  at: Date
  /** a badge a page (A6), or eight on an A4 to cut */
  format: 'a6' | 'a4'
}

const millimetre = 72 / 25.4
const formats = {
  a6: { size: [105 * millimetre, 148 * millimetre], columns: 1, rows: 1 },
  a4: { size: [210 * millimetre, 297 * millimetre], columns: 2, rows: 4 },
} as const

const strong = (size: number, leading: number): TextStyle => ({ weight: 'strong', size, leading, color: colors.ink })
/** of names, which are read from two metres: as large as they fit */
const names = [strong(34, 39), strong(28, 33), strong(23, 27), strong(18, 22)] as const
const smallNames = [strong(22, 26), strong(18, 22), strong(15, 18)] as const
const regular = (size: number, leading: number): TextStyle => ({ weight: 'regular', size, leading, color: colors.ink })
const companies = [regular(15, 19), regular(12, 15)] as const
const smallCompanies = [regular(12, 15), regular(10, 13)] as const
const label: TextStyle = { weight: 'regular', size: 8.5, leading: 11, color: colors.faint }

/** Makes badges as a tagged PDF, in their order. Equal input gives equal bytes. */
export function badgesPdf(
  badges: readonly Badge[],
  { event, at, format }: Sheet,
  missing: MissingGlyph,
): Promise<Buffer> {
  const { size, columns, rows } = formats[format]
  const document = new PDFDocument({
    ...{ size: [...size], margin: 0, pdfVersion: '1.7', font: '', autoFirstPage: true },
    ...{ tagged: true, lang: 'nl-NL', displayTitle: true },
    info: { Title: `Badges ${event}`, CreationDate: at, ModDate: at },
  })
  const bytes = buffer(document)
  const paper = new Paper(document, new Pen(document, missing))
  const [width, height] = [size[0] / columns, size[1] / rows]
  for (const [index, badge] of badges.entries()) {
    const place = index % (columns * rows)
    if (index > 0 && place === 0) document.addPage()
    const [left, top] = [(place % columns) * width, Math.floor(place / columns) * height]
    drawBadge(paper, badge, event, { left, top, width, height, isSmall: format === 'a4' })
  }
  paper.end()
  document.end()
  return bytes
}

interface Box {
  left: number
  top: number
  width: number
  height: number
  isSmall: boolean
}

function drawBadge(paper: Paper, badge: Badge, event: string, { left, top, width, height, isSmall }: Box): void {
  const margin = isSmall ? 16 : 24
  const code = isSmall ? 74 : 130
  if (isSmall)
    paper.decorate((document) => {
      document.lineWidth(0.25).strokeColor(colors.rule).rect(left, top, width, height).stroke()
    })
  const part = paper.addTag('Sect')
  const whole = width - 2 * margin
  // on a small one the QR code is beside the company
  const beside = isSmall ? whole - code - 8 : whole
  let y = top + margin
  const write = (
    type: string,
    text: string,
    styles: readonly [TextStyle, ...TextStyle[]],
    most: number,
    room: number,
  ) => {
    const tag = paper.addTag(type, {}, part)
    const { lines, style } = fitText(paper.pen, text, styles, { width: room, most })
    for (const line of lines) {
      paper.writeLine(tag, line, style, { x: left + margin, y })
      y += style.leading
    }
  }
  write('P', event, [label], isSmall ? 1 : 2, whole)
  y += isSmall ? 10 : 36
  write('H1', badge.name, isSmall ? smallNames : names, isSmall ? 2 : 3, whole)
  if (badge.company) {
    y += 4
    write('P', badge.company, isSmall ? smallCompanies : companies, 2, beside)
  }
  y += 6
  write('P', badge.type, [label], isSmall ? 1 : 2, beside)
  const codeTop = top + height - margin - code
  const figure = paper.addTag('Figure', { alt: `QR-code van ${badge.name}` }, part)
  drawQr(paper, figure, badge.code, { x: left + width - margin - code, y: codeTop, width: code })
  y = top + height - margin - label.leading
  paper.writeLine(paper.addTag('P', {}, part), badge.shortCode, label, { x: left + margin, y })
}
