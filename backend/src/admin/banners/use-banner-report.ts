import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BannerResult, DeliveredDay } from '../../features/banners/report/banner-results'
import { messageOf } from '../errors/backend-message'

/** The response of `GET /admin/site/banner-report`. */
export interface BannerReport {
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
  const { get } = useFetchClient()
  const [parameters, setParameters] = useSearchParams()
  const [report, setReport] = useState<BannerReport>()
  const [error, setError] = useState<string>()
  const latest = useRef('')
  const setFilters = FILTERS.flatMap((filter): [ReportFilter, string][] => {
    const value = parameters.get(filter)
    return value ? [[filter, value]] : []
  })
  const query = new URLSearchParams(setFilters).toString()

  const load = useCallback(async () => {
    latest.current = query
    setError(undefined)
    try {
      const { data } = await get<{ data: BannerReport }>(`/admin/site/banner-report?${query}`)
      // the response to an earlier request may arrive late
      if (latest.current === query) setReport(data.data)
    } catch (failure) {
      if (latest.current === query) setError(messageOf(failure, 'Het rapport kan nu niet worden opgehaald.'))
    }
  }, [get, query])

  useEffect(() => void load(), [load])

  const setFilter = (filter: ReportFilter, value: string) => {
    const others = setFilters.filter(([name]) => name !== filter)
    setParameters(value ? [...others, [filter, value]] : others, { replace: true })
  }
  // the default period is the backend's
  const filters: ReportFilters = { from: report?.from, to: report?.to, ...Object.fromEntries(setFilters) }
  return { report, error, load, query, filters, setFilter }
}
