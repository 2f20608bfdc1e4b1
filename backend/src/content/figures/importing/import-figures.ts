import { periodName } from '@gevel/contract/figure-periods'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import type { LineError } from '../../../platform/csv/read-csv'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineAuditKinds } from '../../../platform/feature/audit-kinds'
import { recordAudit } from '../../audit-log/record-audit'
import { loadValues } from '../load-values'
import { findSeries, partsOf, type SeriesRow } from '../series-row'
import { type ParsedFigures, parseFigures } from './parse-figures'
import { countChanges, type ImportPlan, planImport, type ValueChange } from './plan-import'

export const figureAudit = defineAuditKinds(['figures', 'Marktcijfers'], { imported: 'Marktcijfers ingevoerd' })

export const previewInput = z.object({
  /** document id */
  series: z.string().max(100),
  csv: z.string(),
  /** what separates decimals; null is found in the file */
  mark: z.enum([',', '.']).nullable(),
})

export const importInput = previewInput.extend({ fingerprint: z.string().max(100) })

/** Maximum changes that the preview lists, so that the screen stays fast; its counts are of all. */
const mostShown = 200
const mostErrors = 50

/** The response of both routes. */
export interface ImportPreview {
  errors: LineError[]
  errorCount: number
  counts: { added: number; changed: number; deleted: number; unchanged: number }
  changes: { period: string; part: string; before: number | null; after: number | null }[]
  fingerprint: string
}

/** `POST /admin/site/figures/preview`: what a file would change, or its errors by line. Changes nothing. */
export async function previewImport(input: z.infer<typeof previewInput>): Promise<ImportPreview> {
  const row = await seriesOf(input.series)
  const parsed = parse(row, input)
  const plan = planImport(parsed.values, await loadValues(strapi.db.connection, row.documentId))
  return shownPlan(row, parsed, plan)
}

/**
 * `POST /admin/site/figures/import`: writes what the preview showed, all of it or nothing. Repeating it changes nothing more.
 * @throws ValidationError for a file with errors
 * @throws ApplicationError when the values changed after the preview
 */
export async function importFile({ fingerprint, ...input }: z.infer<typeof importInput>): Promise<ImportPreview> {
  return inTransaction(async (trx) => {
    const row = await seriesOf(input.series)
    // imports of one series happen one after the other
    await trx('figure_series').where({ id: row.id }).forUpdate().first('id')
    const parsed = parse(row, input)
    const [error] = parsed.errors
    if (error) throw new errors.ValidationError(`Er is niets ingevoerd. Regel ${error.line}: ${error.problem}.`)
    const plan = planImport(parsed.values, await loadValues(trx, row.documentId))
    if (plan.changes.length === 0) return shownPlan(row, parsed, plan)
    if (plan.fingerprint !== fingerprint)
      throw new errors.ApplicationError('De cijfers zijn intussen veranderd. Bekijk opnieuw wat er verandert.')
    await writeChanges(trx, row, plan.changes)
    return shownPlan(row, parsed, plan)
  })
}

async function seriesOf(documentId: string): Promise<SeriesRow> {
  const row = await findSeries({ documentId })
  if (!row) throw new errors.NotFoundError('Deze reeks is er niet meer.')
  return row
}

function parse(row: SeriesRow, { csv, mark }: z.infer<typeof previewInput>): ParsedFigures {
  return parseFigures(csv, { periodKind: row.periodKind, parts: partsOf(row), mark })
}

async function writeChanges(trx: Transaction, row: SeriesRow, changes: readonly ValueChange[]): Promise<void> {
  const { documentId, title, periodKind } = row
  const rows = JSON.stringify(changes.map(({ part, period, after }) => ({ part, period, after })))
  const changed = 'json_to_recordset(?::json) AS c(part text, period date, after numeric)'
  await trx.raw(
    `INSERT INTO gevel_figure_values AS v (series, part, period, value)
     SELECT ?, c.part, c.period, c.after FROM ${changed} WHERE c.after IS NOT NULL
     ON CONFLICT (series, period, part) DO UPDATE SET value = excluded.value`,
    [documentId, rows],
  )
  await trx.raw(
    `DELETE FROM gevel_figure_values v USING ${changed}
     WHERE v.series = ? AND v.part = c.part AND v.period = c.period AND c.after IS NULL`,
    [rows, documentId],
  )
  // also the change that invalidates cached pages
  await trx('figure_series').where({ id: row.id }).update({ imported_at: new Date() })
  // the audit log alone preserves old numbers: replaced ones come first
  const replaced = changes.filter(({ before }) => before !== null)
  const lines = [...replaced, ...changes.filter(({ before }) => before === null)].map(
    ({ part, period, before, after }) =>
      `${periodName(periodKind, period)} ${part}: ${before ?? 'nieuw'} → ${after ?? 'weg'}`,
  )
  const target = { type: 'api::figure-series.figure-series', id: documentId, name: title }
  await recordAudit({ kind: figureAudit.kinds.imported, target, changes: lines })
}

function shownPlan(row: SeriesRow, { errors: problems }: ParsedFigures, plan: ImportPlan): ImportPreview {
  const names = new Map(partsOf(row).map(({ code, name }) => [code, name]))
  return {
    errors: problems.slice(0, mostErrors),
    errorCount: problems.length,
    counts: { ...countChanges(plan.changes), unchanged: plan.unchanged },
    changes: plan.changes.slice(0, mostShown).map(({ part, period, before, after }) => ({
      period: periodName(row.periodKind, period),
      part: names.get(part) ?? part,
      before,
      after,
    })),
    fingerprint: plan.fingerprint,
  }
}
