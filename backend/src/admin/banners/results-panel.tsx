import { Flex, Typography } from '@strapi/design-system'
import { useFetchClient, useRBAC } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useState } from 'react'
import { readBannerReport } from '../../features/banners/permission'
import type { bannerState } from '../../features/banners/report/banner-state'
import { clickRateWords, dayWords, numberWords } from './delivered-words'

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
  const { get } = useFetchClient()
  const [state, setState] = useState<BannerState | 'failed'>()
  useEffect(() => {
    get<{ data: BannerState }>(`/admin/site/banner-report/state?banner=${banner}`).then(
      ({ data }) => setState(data.data),
      () => setState('failed'),
    )
  }, [get, banner])
  if (!state) return null
  if (state === 'failed') return <Typography tag="p">De resultaten kunnen nu niet worden opgehaald.</Typography>
  const { total, days, isLive } = state
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
