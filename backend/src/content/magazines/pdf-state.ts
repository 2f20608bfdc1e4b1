import type { IssuePdf } from '@gevel/contract/issue-reader'
import type { Access } from '@gevel/contract/references'

/** The pages that readers see of an issue; null while no PDF with pages was parsed. */
export async function loadIssuePdf(issue: { documentId: string; access: Access | null }): Promise<IssuePdf | null> {
  const row: { id: number; page_count: number; bytes: number } | undefined = await strapi.db
    .connection('gevel_issue_pdfs')
    .where({ issue: issue.documentId, state: 'parsed' })
    // a PDF without pages was once accepted
    .where('page_count', '>', 0)
    .first('id', 'page_count', 'bytes')
  return row ? { version: row.id, pageCount: row.page_count, bytes: row.bytes, access: accessOf(issue) } : null
}

/** Who may read all pages of an issue. */
function accessOf({ access }: { access: Access | null }): Access {
  return access ?? 'subscriber'
}
