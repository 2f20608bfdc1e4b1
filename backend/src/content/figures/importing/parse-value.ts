export type DecimalMark = ',' | '.'

/** A cell that leaves the value as it is stored, and the word that deletes it. */
const unknown = /^(-|–|\.|x|onbekend)?$/i
const deletion = /^weg$/i

const largest = 1e12

export type ParsedValue =
  | { kind: 'value'; value: number }
  | { kind: 'unknown' | 'deletion' }
  | { kind: 'error'; problem: string }

/** A cell without spaces, currency and percent signs, with a plain minus. */
function bareOf(cell: string): string {
  return cell.replace(/[\s€%']/g, '').replace(/^[−–](?=\d)/, '-')
}

/**
 * The decimal mark of a whole file: the mark of a cell that has only one reading decides.
 * @returns null when every cell with a mark has two readings, such as `1.940`
 */
export function detectDecimalMark(cells: readonly string[]): DecimalMark | null | 'none' {
  let isUnclear = false
  for (const cell of cells) {
    const bare = bareOf(cell)
    if (!/^-?[\d.,]*[.,][\d.,]*$/.test(bare) || !/\d/.test(bare)) continue
    const last = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.'
    const other = last === ',' ? '.' : ','
    const isRepeated = bare.split(last).length > 2
    // `1.234.567` groups thousands, `1.234,5` has both, `12,5` and `0.125` can only be a decimal mark
    if (isRepeated) return other
    if (bare.includes(other) || !hasTwoReadings(cell)) return last
    isUnclear = true
  }
  return isUnclear ? null : 'none'
}

/** Whether the mark in a cell may be of thousands or of decimals: `1.940`. */
export function hasTwoReadings(cell: string): boolean {
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bareOf(cell))
}

/** The value in a cell, in a file with this decimal mark. The problem is a Dutch sentence without its full stop. */
export function parseValue(cell: string, mark: DecimalMark): ParsedValue {
  if (deletion.test(cell.trim())) return { kind: 'deletion' }
  const bare = bareOf(cell)
  if (unknown.test(bare)) return { kind: 'unknown' }
  const group = mark === ',' ? '.' : ','
  const isPlain = new RegExp(`^-?\\d+(\\${mark}\\d+)?$`).test(bare)
  const isGrouped = new RegExp(`^-?[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${mark}\\d+)?$`).test(bare)
  if (!isPlain && !isGrouped) return { kind: 'error', problem: `‘${shown(cell)}’ is geen getal` }
  const value = Number(bare.replaceAll(group, '').replace(mark, '.'))
  if (Math.abs(value) >= largest) return { kind: 'error', problem: `‘${shown(cell)}’ is te groot` }
  const decimals = bare.split(mark)[1] ?? ''
  if (decimals.length > 6)
    return { kind: 'error', problem: `‘${shown(cell)}’ heeft meer dan zes cijfers achter de komma` }
  return { kind: 'value', value }
}

/** A cell in a message. */
export function shown(cell: string): string {
  const line = cell.trim().replace(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}
