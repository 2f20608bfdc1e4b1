import { dutchTimeToUtc } from '../content/dutch-time'
import type { FigureSource } from '../content/figure-data'
import type { SeedDocument } from './document'
import { documentId } from './document-id'

/** When the newest values of the demo content came in. */
const importedAt = '2026-11-18T09:00'

export function figureDocument({ values: _, ...series }: FigureSource): SeedDocument {
  return {
    uid: 'api::figure-series.figure-series',
    documentId: figureDocumentId(series),
    data: { ...series, importedAt: dutchTimeToUtc(importedAt) },
  }
}

export function figureDocumentId({ slug }: { slug: string }): string {
  return documentId('figure-series', slug)
}
