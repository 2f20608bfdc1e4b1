import { Flex, Typography } from '@strapi/design-system'
import { useRBAC } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { readBannerReport } from '../../features/banners/permission'
import type { bannerState } from '../../features/banners/report/banner-state'
import { useAdminData } from '../kit/data/use-admin-data'
import { clickRateWords, dayWords, numberWords } from './delivered-words'
import { BANNER_REPORT } from './use-banner-report'

interface PanelProps {
  model: string
  document?: { publicId?: number; updatedAt?: string }
}

type BannerState = Awaited<ReturnType<typeof bannerState>>['data']

/** Beside the form of a banner: whether the site shows it now, and what it delivered. */
export function ResultsPanel({ model, document }: PanelProps): { title: string; content: ReactNode } | null {
  const { publicId, updatedAt } = document ?? {}
  const { allowedActions } = useRBAC(readBannerReport.required)
  const mayRead = 'canReport' in allowedActions && allowedActions.canReport
  if (model !== 'api::banner.banner' || !publicId || !mayRead) return null
  return { title: 'Resultaten', content: <Results key={updatedAt} banner={publicId} /> }
}
ResultsPanel.type = 'banner-results'

function Results({ banner }: { banner: number }) {
  const { data, error } = useAdminData<{ data: BannerState }>(`${BANNER_REPORT}/state?banner=${banner}`, {
    failed: 'De resultaten kunnen nu niet worden opgehaald.',
  })
  if (error) return <Typography tag="p">{error}</Typography>
  if (!data) return null
  const { total, days, isLive } = data.data
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography tag="p" fontWeight="semiBold">
        {isLive ? 'Staat nu op de site.' : 'Staat nu niet op de site.'}
      </Typography>
      <Typography tag="p">
        {numberWords(total.views)} vertoningen, {numberWords(total.clicks)} kliks ({clickRateWords(total)})
      </Typography>
      {days.map((day) => (
        <Typography key={day.day} tag="p" variant="pi" textColor="neutral600">
          {dayWords(day.day)}: {numberWords(day.views)} vertoningen, {numberWords(day.clicks)} kliks
        </Typography>
      ))}
    </Flex>
  )
}
