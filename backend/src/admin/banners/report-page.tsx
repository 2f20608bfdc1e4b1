import { Button, EmptyStateLayout, Flex } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useDownload } from '../kit/data/use-download'
import { LoadFailed } from '../kit/list/load-failed'
import { BannersTable } from './banners-table'
import { DaysTable } from './days-table'
import { FilterBar } from './filter-bar'
import { BANNER_REPORT, useBannerReport } from './use-banner-report'

/** `/banners` in the admin: what banners delivered in a period, for one advertiser or all. */
export default function BannerReportPage() {
  const { report, error, load, query, filters, setFilter } = useBannerReport()
  const { download, isBusy } = useDownload()
  const save = () => void download(`${BANNER_REPORT}/export?${query}`, `banners-${report?.from}-${report?.to}.csv`)
  return (
    <>
      <Layouts.Header
        title="Resultaten van banners"
        subtitle="Een vertoning telt als de helft van de banner een seconde in beeld was. Wie niet geteld wil worden, telt niet mee."
        primaryAction={
          <Button
            startIcon={<Download />}
            variant="secondary"
            loading={isBusy}
            disabled={!report || error !== undefined}
            onClick={save}
          >
            Download als CSV
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <FilterBar filters={filters} advertisers={report?.advertisers ?? []} onChange={setFilter} />
          {error && <LoadFailed message={error} onRetry={load} />}
          {!error && !report && <Page.Loading />}
          {!error && report?.banners.length === 0 && (
            <EmptyStateLayout content="In deze periode is er niets vertoond. Kies een andere periode of adverteerder." />
          )}
          {!error && report && report.banners.length > 0 && (
            <>
              <BannersTable banners={report.banners} />
              <DaysTable days={report.days} />
            </>
          )}
        </Flex>
      </Layouts.Content>
    </>
  )
}
