import { serialiseRows } from '../../platform/http/serialise-rows'
import { cardOfMagazine, type MagazineCardRow, magazineCard } from './magazine-card'

/** Loads all issues, newest first. */
export async function loadShelf(): Promise<MagazineCardRow[]> {
  return strapi.db.query('api::magazine.magazine').findMany({
    where: { publishedAt: { $notNull: true } },
    orderBy: [{ publishedOn: 'desc' }, { publicId: 'desc' }],
    ...cardOfMagazine,
  })
}

/** `GET /public/magazines`: all issues, newest first. */
export async function listMagazines() {
  return { data: serialiseRows('magazine', await loadShelf(), magazineCard) }
}

/** A published issue by its number in URLs. */
export async function findIssue(publicId: number): Promise<MagazineCardRow | null> {
  return strapi.db.query('api::magazine.magazine').findOne({
    where: { publicId, publishedAt: { $notNull: true } },
    ...cardOfMagazine,
  })
}
