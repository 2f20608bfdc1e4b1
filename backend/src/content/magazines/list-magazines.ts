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
