import { dutchDay } from '@gevel/contract/dutch-day'
import { single } from '@gevel/contract/envelope'
import { isOnSale } from '@gevel/contract/plans'
import { vacancyOfferSchema } from '@gevel/contract/vacancy-packages'
import { findContent } from '../../../content/client.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageUnavailable } from '../../../routing/page-error.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

const offerAnswer = single(vacancyOfferSchema)

/** What can be placed today: the packages on sale, the terms and how one pays. */
export async function loadOffer(args: Pick<PageLoaderArgs, 'request' | 'url' | 'context'>) {
  const found = await load(args, findContent(args.request, '/public/vacancy-packages', offerAnswer))
  if (!found) throw pageUnavailable('Er is nu geen vacature te plaatsen. Probeer het later opnieuw.')
  const today = dutchDay(new Date())
  const { packages, ...offer } = found.data
  const canPay = offer.ordering !== null
  return {
    ...offer,
    today,
    packages: packages.filter((one) => isOnSale(one, today) && (canPay || one.version.priceCents === 0)),
  }
}

export type Offer = Awaited<ReturnType<typeof loadOffer>>
