import { Box, Flex, IconButton, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useSearchParams } from 'react-router-dom'
import type { ShownFigures } from '../../../features/statistics/report/figures/show-figures'
import { useDownload } from '../../kit/data/use-download'
import { rangeText } from '../parts/range-text'
import { REPORT } from '../parts/use-report'
import { Chart } from './chart'
import { ChartTable } from './chart-table'
import { FIGURE_NAMES, figureOfKey } from './figure-names'
import { KeyFigures } from './key-figures'

interface FiguresPanelProps {
  report: ShownFigures
  /** of the report, for its file */
  query: string
}

/** The key figures of the period and the course of one of them. */
export function FiguresPanel({ report, query }: FiguresPanelProps) {
  const { range, compared, isOngoing } = report
  const [parameters, setParameters] = useSearchParams()
  const { download, isBusy } = useDownload()
  const chosen = figureOfKey(parameters.get('cijfer'))
  const choose = (figure: typeof chosen) => {
    const next = new URLSearchParams(parameters)
    next.set('cijfer', FIGURE_NAMES[figure].key)
    setParameters(next)
  }
  const file = `statistieken-verloop-${range.from}-${range.until}.csv`
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex justifyContent="space-between" alignItems="flex-end" wrap="wrap" gap={2}>
        <Box minWidth={0}>
          <Typography tag="h2" variant="beta">
            {rangeText(range)}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {compared && `Vergeleken met ${rangeText(compared)}. `}
            {isOngoing && 'Vandaag is nog niet voorbij; de cijfers ervan lopen hoogstens een half uur achter.'}
          </Typography>
        </Box>
        <IconButton
          label="Download als CSV: verloop"
          disabled={isBusy}
          onClick={() => void download(`${REPORT}/csv?${query}`, file)}
        >
          <Download />
        </IconButton>
      </Flex>
      <KeyFigures report={report} chosen={chosen} onChoose={choose} />
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={{ initial: 4, medium: 5 }}>
        <Chart report={report} figure={chosen} />
        <ChartTable report={report} figure={chosen} />
      </Box>
    </Flex>
  )
}
