import { giftEndpoints } from '@gevel/contract/endpoints/gifts'
import { giftSchema } from '@gevel/contract/gifts'
import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { exportedPart } from '../../platform/readers/account-data'
import { readerRoute } from '../../platform/readers/reader-route'
import { cleanUpGifts } from './clean-up'
import { giveArticle } from './give-article'
import { countOpening, openGift, openingLimit } from './open-gift'
import { listGifts, loadGifts, revokeGift } from './own-gifts'

export const gifts: Feature = {
  routes: [
    readerRoute(giftEndpoints.list, listGifts),
    readerRoute(giftEndpoints.give, giveArticle),
    readerRoute(giftEndpoints.revoke, revokeGift),
    openRoute(giftEndpoints.open, openGift),
    openRoute(giftEndpoints.count, countOpening),
  ],
  limits: [openingLimit],
  jobs: [cleanUpGifts],
  accountData: {
    tables: { gevel_gifts: 'removed' },
    exports: [
      exportedPart('gifts', z.array(giftSchema), ({ account }) =>
        loadGifts(strapi.db.connection, account.id, new Date()),
      ),
    ],
  },
}
