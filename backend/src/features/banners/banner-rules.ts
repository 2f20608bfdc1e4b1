import { maxBannersPerSlot } from '@gevel/contract/banners'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type DocumentRule, documentIdOf, writtenData } from '../../content/documents/document-context'
import { targetProblem } from '../../content/redirects/target-problem'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { type FieldProblem, fieldError } from '../../platform/errors/field-error'
import { bannerProblems } from './banner-problems'
import { type BannerRow, withPictures } from './banner-row'
import { refreshLiveBanners } from './live-banners'

const uid = 'api::banner.banner'

interface StoredBanner extends BannerRow {
  documentId: string
  editions: 'general' | 'pro' | 'both'
  paused: boolean
}

/**
 * Rejects a banner that no page could show or whose target does not exist, and shows or removes it at once. It is checked
 * as it was stored: a form sends only some of its fields, and pictures in several shapes.
 */
export const checkBanners: DocumentRule = async (strapi, context, next) => {
  if (context.uid !== uid) return next()
  return inTransaction(async (trx) => {
    if (context.action === 'delete') await rejectDelivered(trx, documentIdOf(context))
    const result = await next()
    const isWritten = writtenData(context) !== undefined
    const { documentId } = Object(result)
    if (isWritten && typeof documentId === 'string') await checkStored(strapi, documentId)
    await refreshLiveBanners()
    return result
  })
}

/** The report of an advertiser must still be right after its campaign. */
async function rejectDelivered(trx: Transaction, documentId = ''): Promise<void> {
  const delivered = await trx('gevel_banner_days as d')
    .join('banners as b', 'b.public_id', 'd.banner')
    .where('b.document_id', documentId)
    .first('d.day')
  if (delivered)
    throw new errors.ValidationError(
      'Deze banner heeft al vertoningen of kliks, die in het rapport staan. Zet hem op gepauzeerd in plaats van hem te verwijderen.',
    )
}

async function checkStored(strapi: Core.Strapi, documentId: string): Promise<void> {
  const banner: StoredBanner | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: { ...withPictures, advertiser: { select: ['name'] } } })
  if (!banner) return
  // a paused banner may be incomplete, and can always be saved: pausing is how one is taken off the site
  const target = await targetProblem(banner.to, !banner.paused)
  const problems = [
    ...(target ? [{ path: ['to'], message: target }] : []),
    ...(banner.paused ? [] : bannerProblems(banner)),
    ...(await crowdProblems(strapi, banner)),
  ]
  if (problems.length > 0) throw fieldError(problems)
}

/** All banners of a slot are part of each page with that slot, so a slot has room for a few at a time. */
async function crowdProblems(strapi: Core.Strapi, banner: StoredBanner): Promise<FieldProblem[]> {
  const { documentId, slot, editions, paused, startsAt, endsAt } = banner
  if (!slot || paused) return []
  const others = await strapi.db.query(uid).count({
    where: {
      documentId: { $ne: documentId },
      slot,
      paused: false,
      ...(editions !== 'both' && { editions: { $in: [editions, 'both'] } }),
      $and: [
        {
          $or: [{ startsAt: null }, ...(endsAt ? [{ startsAt: { $lt: endsAt } }] : [{ startsAt: { $notNull: true } }])],
        },
        { $or: [{ endsAt: null }, { endsAt: { $gt: startsAt ?? new Date() } }] },
      ],
    },
  })
  if (others < maxBannersPerSlot) return []
  const message = `Op deze plek staan in deze periode al ${others} banners; er passen er ${maxBannersPerSlot}. Kies een andere plek of periode.`
  return [{ path: ['slot'], message }]
}
