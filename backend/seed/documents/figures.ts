import { dutchTimeToUtc } from '../content/dutch-time'
import type { FigureSource } from '../content/figure-data'
import type { SeedDocument } from './document'
import { documentId } from './document-id'

/** Values come in at the start of a working day. */
const IMPORTED_AT = '09:00'

export function figureDocument({ values: _, importedOn, ...series }: FigureSource): SeedDocument {
  return {
    uid: 'api::figure-series.figure-series',
    documentId: figureDocumentId(series),
    data: { ...series, importedAt: dutchTimeToUtc(`${importedOn}T${IMPORTED_AT}`) },
  }
}

export function figureDocumentId({ slug }: { slug: string }): string {
  return documentId('figure-series', slug)
}
