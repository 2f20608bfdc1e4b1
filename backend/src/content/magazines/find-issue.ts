import { cardOfMagazine, type MagazineCardRow } from './magazine-card'

/** A published issue by its number in URLs. */
export async function findIssue(publicId: number): Promise<MagazineCardRow | null> {
  return strapi.db.query('api::magazine.magazine').findOne({
    where: { publicId, publishedAt: { $notNull: true } },
    ...cardOfMagazine,
  })
}
