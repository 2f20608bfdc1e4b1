import { Flex } from '@strapi/design-system'
import { Layouts } from '@strapi/strapi/admin'
import type { ShownFigures } from '../../../features/statistics/report/figures/show-figures'
import { FiguresPanel } from '../figures/figures-panel'
import { ListCards } from '../lists/list-cards'
import { PartOfReport } from '../parts/part-of-report'
import { REPORT, useReport } from '../parts/use-report'
import { LiveVisitors } from './live-visitors'
import { PeriodBar } from './period-bar'
import { useReportParameters } from './report-parameters'

/** `/statistieken` in the admin: what is read, by how many, and what it brings. */
export default function StatisticsPage() {
  const { parameters, setParameters, query } = useReportParameters()
  const loaded = useReport<{ data: ShownFigures }>(REPORT, query)
  const { shown } = loaded
  return (
    <>
      <Layouts.Header
        title="Statistieken"
        subtitle="Wat er op de site wordt gelezen, zonder gegevens over wie"
        primaryAction={<LiveVisitors />}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <PeriodBar parameters={parameters} shown={shown?.part.data.range} onChange={setParameters} />
          <PartOfReport loaded={loaded}>
            {shown && <FiguresPanel report={shown.part.data} query={shown.query} />}
          </PartOfReport>
          {/* the period of the figures above them, which the backend accepted */}
          {shown && <ListCards query={shown.query} />}
        </Flex>
      </Layouts.Content>
    </>
  )
}
