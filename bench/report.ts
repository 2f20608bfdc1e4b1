import { cpus, totalmem } from 'node:os'
import process from 'node:process'

/** A row of a table: its first cell names the measurement. */
export type Row = { what: string } & Record<string, string | number>

/** A table in Markdown. */
export function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((name) => row[name] ?? ''))),
  ].join('\n')
}

/** The machine and the date. */
export function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, Node ${process.version}`
}
