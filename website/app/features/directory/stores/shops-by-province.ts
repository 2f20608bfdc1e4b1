import type { Shop } from '@gevel/contract/partners'
import { provinceNames } from '@gevel/contract/province-names'

/** Shops outside a known place, such as across the border. */
const ELSEWHERE = 'Elders'
const DUTCH = new Intl.Collator('nl')

/** The shops by province, from north to south, each by place. */
export function shopsByProvince(shops: readonly Shop[]): Map<string, Shop[]> {
  const groups = [...provinceNames, null].map((province): [string, Shop[]] => [
    province ?? ELSEWHERE,
    shops.filter((shop) => shop.province === province).toSorted((a, b) => DUTCH.compare(a.place, b.place)),
  ])
  return new Map(groups.filter(([, inProvince]) => inProvince.length > 0))
}
