/** What the admin shows of the PDFs of an issue: the one on the site, and a newer one that is not there yet. */
export interface PdfUploads {
  shown: { fileName: string; bytes: number; uploadedAt: string; pageCount: number } | null
  next: { fileName: string; bytes: number; state: 'waiting' | 'failed'; problem: string | null } | null
}

interface Row {
  state: 'waiting' | 'parsed' | 'failed'
  file_name: string
  bytes: number
  uploaded_at: Date
  page_count: number | null
  problem: string | null
}

/** The PDFs of an issue, by its document id. */
export async function loadUploads(issue: string): Promise<PdfUploads> {
  const rows: Row[] = await strapi.db
    .connection('gevel_issue_pdfs')
    .where({ issue })
    .select('state', 'file_name', 'bytes', 'uploaded_at', 'page_count', 'problem')
  const uploads: PdfUploads = { shown: null, next: null }
  for (const { state, file_name: fileName, bytes, uploaded_at, page_count, problem } of rows) {
    if (state !== 'parsed') uploads.next = { fileName, bytes, state, problem }
    else uploads.shown = { fileName, bytes, uploadedAt: uploaded_at.toISOString(), pageCount: page_count ?? 0 }
  }
  return uploads
}
