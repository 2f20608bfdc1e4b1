import { useSearchParams } from 'react-router-dom'
import type { BannerResult, DeliveredDay } from '../../features/banners/report/banner-results'
import { useAdminData } from '../kit/data/use-admin-data'
import { changedAddress } from '../kit/list/list-address'

export const BANNER_REPORT = '/admin/site/banner-report'

/** The response of `GET /admin/site/banner-report`. */
interface BannerReport {
  from: string
  to: string
  advertiser?: string
  /** of all banners, to choose from */
  advertisers: string[]
  banners: BannerResult[]
  days: DeliveredDay[]
}

const FILTERS = ['from', 'to', 'advertiser'] as const
export type ReportFilter = (typeof FILTERS)[number]
export type ReportFilters = Readonly<Partial<Record<ReportFilter, string>>>

/** The report by the filters in the URL of the screen. While another one loads, the last one stays. */
export function useBannerReport() {
  const [address, show] = useSearchParams()
  const setFilters = FILTERS.flatMap((filter): [ReportFilter, string][] => {
    const value = address.get(filter)
    return value ? [[filter, value]] : []
  })
  const query = new URLSearchParams(setFilters).toString()
  const { data, error, reload } = useAdminData<{ data: BannerReport }>(`${BANNER_REPORT}?${query}`, {
    failed: 'Het rapport kan nu niet worden opgehaald.',
  })
  const report = data?.data
  const setFilter = (filter: ReportFilter, value: string) =>
    show(changedAddress(address, { [filter]: value }), { replace: true })
  // the default period is the backend's
  const filters: ReportFilters = { from: report?.from, to: report?.to, ...Object.fromEntries(setFilters) }
  return { report, error, load: reload, query, filters, setFilter }
}
