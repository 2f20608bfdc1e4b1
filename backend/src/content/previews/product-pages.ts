import type { Previewed } from '@gevel/contract/previews'
import { loadPartner, loadProducts, type ProductRow, partsOfProduct, productsOf } from '../partners/partner-row'
import type { PartnerRefRow } from '../parts/partner-ref'
import { companyPage } from './company-pages'
import { completeDraft } from './complete-draft'
import { previewError } from './preview-error'

/** A product with the company that sells it, when that is published. */
type DraftRow = ProductRow & { partner: Pick<PartnerRefRow, 'kind' | 'link'> | null }

/** The page of a product's company with its draft among the products, as it will be when it is published now. */
export async function draftProduct(documentId: string): Promise<Previewed> {
  const populate = { ...partsOfProduct, partner: { select: ['id', 'kind', 'link'] } }
  const { row, draftId } = await completeDraft<DraftRow>('product', documentId, populate)
  const company = row.partner && (await loadPartner(row.partner.kind, row.partner.link))
  if (!company) throw previewError('preview-incomplete')
  const others = { ...productsOf(company.id), documentId: { $ne: documentId } }
  // the database sorts names
  const products = await loadProducts({ $or: [others, { id: draftId }] })
  return companyPage(
    company,
    products.map((product) => (product.id === draftId ? row : product)),
  )
}
