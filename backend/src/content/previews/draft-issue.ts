import type { Previewed } from '@gevel/contract/previews'
import { loadShelf } from '../magazines/list-magazines'
import { cardOfMagazine, type MagazineCardRow } from '../magazines/magazine-card'
import { loadIssuePdf, loadPrinted, magazinePage, type PaperPart } from '../magazines/show-magazine'
import { futureLinks } from '../publishing/future-links'
import { completeDraft } from './complete-draft'

type IssueRow = MagazineCardRow & { contents: PaperPart[] | null }

/** The page of an issue's draft, as it will be when it is published now. */
export async function draftIssue(documentId: string): Promise<Previewed> {
  const populate = { ...cardOfMagazine.populate, contents: true }
  const { row, ...versions } = await completeDraft<IssueRow>('magazine', documentId, populate)
  const [shelf, pdf, articles] = await Promise.all([
    loadShelf(),
    loadIssuePdf(row),
    loadPrinted({ id: { $in: futureLinks('api::content.content', 'magazine', versions) } }),
  ])
  return {
    type: 'magazine',
    document: magazinePage(row, { paper: row.contents ?? [], articles, pdf }, onShelf(row, shelf)),
  }
}

/** The shelf with a draft in its place. */
function onShelf(issue: MagazineCardRow, shelf: readonly MagazineCardRow[]): MagazineCardRow[] {
  const others = shelf.filter(({ publicId }) => publicId !== issue.publicId)
  return [issue, ...others].sort(
    (one, other) => other.publishedOn.localeCompare(one.publishedOn) || other.publicId - one.publicId,
  )
}
