import type { Paper } from '../../../platform/pdf/paper'
import { colors, styles, type TextStyle } from '../../../platform/pdf/text-style'
import { drawQr } from '../../../platform/qr/draw-qr'
import type { PaperTicket } from './ticket-props'

/** Width of the QR code with its quiet zone, in points: 6 cm, which a phone reads from a fold. */
const qrSize = 170
const stubWidth = qrSize + 20
const padding = 20
const leastHeight = 250

/** A wall in stretcher bond, as on the ticket of the website: 120 wide and 200 high. */
const bond =
  'M0 4h52v18H0zM56 4h64v18H56zM26 26h56v18H26zM86 26h34v18H86zM46 48h40v18H46zM90 48h30v18H90zM60 70h60v18H60zM36 92h44v18H36zM84 92h36v18H84zM66 114h54v18H66zM20 136h62v18H20zM86 136h34v18H86zM50 158h70v18H50zM0 180h46v18H0zM50 180h30v18H50zM84 180h36v18H84z'
const bondSize = { width: 120, height: 200 }
/** White over the brand's colour at a fifth. */
const paleBrick = '#33a9e0'

const label: TextStyle = { ...styles.label, color: colors.ink }
const value: TextStyle = { ...styles.strong, size: 11, leading: 14.5 }
const holder: TextStyle = { ...styles.strong, size: 14, leading: 18 }
const eventTitle: TextStyle = { ...styles.title, size: 23, leading: 26 }
const shortCode: TextStyle = { ...styles.strong, size: 15, leading: 20 }

/** A text with its place within the ticket, broken into lines. */
interface Block {
  type: 'P' | 'H2'
  lines: string[]
  style: TextStyle
  x: number
  y: number
}

/** Draws a ticket as the website shows it, with its stub on the right. */
export function drawTicket(paper: Paper, ticket: PaperTicket): void {
  const { x, y, width } = paper
  const mainWidth = width - stubWidth
  const { blocks, ruleY, end } = layOutMain(paper, ticket, mainWidth - 2 * padding)
  const height = Math.max(leastHeight, end + padding)
  drawCard(paper, { mainWidth, height, ruleY })
  for (const block of blocks) writeBlock(paper, block, { x: x + padding, y })
  drawStub(paper, ticket, { x: x + mainWidth + (stubWidth - qrSize) / 2, y: y + 16 })
  paper.skip(height)
}

function layOutMain(paper: Paper, ticket: PaperTicket, width: number) {
  const blocks: Block[] = []
  let y = padding
  const place = (text: string, style: TextStyle, { x = 0, room = width, type = 'P' as Block['type'] } = {}) => {
    const lines = paper.pen.breakLines(text, style, room)
    blocks.push({ type, lines, style, x, y })
    y += lines.length * style.leading
  }
  place(`Toegangsbewijs ${ticket.position}`, label)
  y += 10
  place(ticket.event, eventTitle, { type: 'H2' })
  y += 10
  const ruleY = y
  y += 10
  place('Op naam van', label)
  place([ticket.name, ticket.company].filter(Boolean).join(', '), holder)
  y += 8
  const column = (width - 16) / 2
  const top = y
  place('Wanneer', label, { room: column })
  place(`${ticket.day}\n${ticket.hours}`, value, { room: column })
  const left = y
  y = top
  place('Waar', label, { x: column + 16, room: column })
  place(ticket.place, value, { x: column + 16, room: column })
  y = Math.max(left, y) + 8
  place('Kaart', label)
  place([ticket.type, ...ticket.sessions].join('\n'), value)
  return { blocks, ruleY, end: y }
}

function drawCard(paper: Paper, { mainWidth, height, ruleY }: { mainWidth: number; height: number; ruleY: number }) {
  const { x, y, width } = paper
  const scale = Math.max((mainWidth * 0.3) / bondSize.width, height / bondSize.height)
  paper.decorate((document) => {
    document.rect(x, y, mainWidth, height).fill(colors.brand)
    document.save()
    document.rect(x, y, mainWidth, height).clip()
    document
      .translate(x + mainWidth - bondSize.width * scale, y)
      .scale(scale)
      .path(bond)
      .fill(paleBrick)
    document.restore()
    document.lineWidth(0.75).strokeColor(colors.ink)
    document
      .moveTo(x + padding, y + ruleY)
      .lineTo(x + mainWidth - padding, y + ruleY)
      .stroke()
    document.strokeColor(colors.rule)
    document.rect(x + mainWidth, y, width - mainWidth, height).stroke()
    // where the stub is torn off
    document.dash(4, { space: 3 }).strokeColor(colors.faint)
    document
      .moveTo(x + mainWidth, y)
      .lineTo(x + mainWidth, y + height)
      .stroke()
    document.undash()
  })
}

function writeBlock(paper: Paper, { type, lines, style, ...at }: Block, origin: { x: number; y: number }): void {
  const tag = paper.addTag(type)
  for (const [index, line] of lines.entries())
    paper.writeLine(tag, line, style, { x: origin.x + at.x, y: origin.y + at.y + index * style.leading })
}

/** The QR code, below it the code that can be typed, and what to do with them. */
function drawStub(paper: Paper, { qr, code, name }: PaperTicket, { x, y }: { x: number; y: number }): void {
  drawQr(paper, paper.addTag('Figure', { alt: `QR-code van de kaart van ${name}` }), qr, { x, y, width: qrSize })
  const below = { x, y: y + qrSize + 4 }
  const widthOf = { room: qrSize }
  writeBlock(paper, { type: 'P', lines: [code], style: shortCode, x: 16, y: 0 }, below)
  const hint = 'Laat deze code scannen bij de ingang, op papier of op uw scherm.'
  const lines = paper.pen.breakLines(hint, styles.label, widthOf.room - 16)
  writeBlock(paper, { type: 'P', lines, style: styles.label, x: 16, y: shortCode.leading + 2 }, below)
}
