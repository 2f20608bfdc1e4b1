import type { Paper, Tag } from './paper'
import { colors, styles, type TextStyle } from './text-style'

/** A column; one without a width gets what the others leave. Amounts are on the right, below each other. */
export interface Column {
  title: string
  width?: number
  align?: 'left' | 'right'
}

/** A column with its place on the page. */
interface PlacedColumn {
  x: number
  width: number
  align: 'left' | 'right'
  style: TextStyle
  padding: number
}

const gap = 12
/** Above and below the texts of a row with a rule, and of one without. */
const paddings = { ruled: 4, plain: 1 } as const

/** Draws a table whose head is repeated on each page; a row is never broken. */
export function drawTable(paper: Paper, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const placed = placeColumns(paper, columns, paddings.ruled)
  const titles = columns.map(({ title }) => title)
  const heads = placed.map((column) => ({ ...column, style: styles.label }))
  const headHeight = heightOf(paper, heads, titles)
  const table = paper.addTag('Table')
  const head = paper.addTag('TR', {}, paper.addTag('THead', {}, table))
  const body = paper.addTag('TBody', {}, table)
  paper.ensureSpace(headHeight + (rows[0] ? heightOf(paper, placed, rows[0]) : 0))
  drawRow(
    ...[paper, heads, titles],
    titles.map(() => paper.addTag('TH', { scope: 'Column' }, head)),
  )
  paper.drawRule(colors.ink)
  for (const row of rows) {
    if (paper.ensureSpace(heightOf(paper, placed, row))) {
      drawRow(paper, heads, titles)
      paper.drawRule(colors.ink)
    }
    const tag = paper.addTag('TR', {}, body)
    drawRow(
      ...[paper, placed, row],
      row.map(() => paper.addTag('TD', {}, tag)),
    )
    paper.drawRule(colors.rule, 0.5)
  }
}

/** A label with its values, such as a total. */
export interface LabelledRow {
  cells: readonly string[]
  /** set apart by a rule, and larger */
  isTotal?: boolean
}

/** Draws rows whose first cell is their label, together on one page. */
export function drawLabelledRows(
  paper: Paper,
  columns: readonly Omit<Column, 'title'>[],
  rows: readonly LabelledRow[],
) {
  const placed = placeColumns(paper, columns, paddings.plain)
  const totals = placed.map((column) => ({ ...column, style: styles.total, padding: paddings.ruled }))
  const columnsOf = ({ isTotal }: LabelledRow) => (isTotal ? totals : placed)
  paper.ensureSpace(rows.reduce((sum, row) => sum + heightOf(paper, columnsOf(row), row.cells), 0))
  const table = paper.addTag('Table')
  for (const row of rows) {
    if (row.isTotal) paper.drawRule(colors.ink)
    const tag = paper.addTag('TR', {}, table)
    drawRow(
      ...[paper, columnsOf(row), row.cells],
      row.cells.map((_, index) => (index ? paper.addTag('TD', {}, tag) : paper.addTag('TH', { scope: 'Row' }, tag))),
    )
  }
}

function placeColumns(paper: Paper, columns: readonly Omit<Column, 'title'>[], padding: number): PlacedColumn[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, gap * (columns.length - 1))
  let x = paper.x
  return columns.map(({ width = paper.width - fixed, align = 'left' }) => {
    const column = { x, width, align, style: align === 'right' ? styles.amount : styles.text, padding }
    x += width + gap
    return column
  })
}

function heightOf(paper: Paper, columns: readonly PlacedColumn[], cells: readonly string[]): number {
  const heights = columns.map(
    ({ style, width, padding }, index) =>
      linesOf(paper, cells[index], style, width).length * style.leading + 2 * padding,
  )
  return Math.max(...heights)
}

/** Without tags it is an artifact: what repeats is not read out again. */
function drawRow(
  paper: Paper,
  columns: readonly PlacedColumn[],
  cells: readonly string[],
  tags?: readonly Tag[],
): void {
  for (const [index, { x, width, align, style, padding }] of columns.entries())
    for (const [at, line] of linesOf(paper, cells[index], style, width).entries()) {
      const place = { x: align === 'right' ? x + width : x, y: paper.y + padding + at * style.leading, align }
      paper.writeLine(tags?.[index] ?? 'artifact', line, style, place)
    }
  paper.y += heightOf(paper, columns, cells)
}

function linesOf(paper: Paper, text = '', style: TextStyle, width: number): string[] {
  return text ? paper.pen.breakLines(text, style, width) : []
}
