import { Counter } from 'prom-client'
import { log } from '../logging/log'
import { registry } from '../metrics/metrics'

/** The number of rows that are remembered as reported; after that they are cleared and rows are reported again. */
const maxReported = 1_000

const reported = new Set<string>()

const unshown = new Counter({
  name: 'gevel_unshown_rows_total',
  help: 'Rows omitted from a response because they could not be converted',
  labelNames: ['kind'],
  registers: [registry],
})

/**
 * Converts the rows of a list for the response. A row that fails is left out and reported in the log once: one bad row
 * must not break the whole list.
 * @param kind what the rows are, for the log and the metric
 * @param show throws for a row that cannot be converted
 */
export function serialiseRows<Row extends { id?: number; publicId?: number }, Shown>(
  kind: string,
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Shown[] {
  return rows.flatMap((row) => {
    try {
      return [show(row)]
    } catch (error) {
      report(kind, row.publicId ?? row.id, error)
      return []
    }
  })
}

function report(kind: string, id: number | undefined, error: unknown): void {
  unshown.inc({ kind })
  const key = `${kind} ${id}`
  if (reported.has(key)) return
  if (reported.size >= maxReported) reported.clear()
  reported.add(key)
  log.error({ kind, id, reason: error instanceof Error ? error.message : String(error) }, 'A row cannot be shown')
}
