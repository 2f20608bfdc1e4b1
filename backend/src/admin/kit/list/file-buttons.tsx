import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useDownload } from '../data/use-download'
import type { AdminList } from './use-admin-list'

interface FileButtonsProps {
  list: AdminList<unknown>
  /** of the CSV file, as in `logboek.csv` */
  fileName: string
  hasWorkbook: boolean
}

/** Downloads everything that matches the filters of a list, on all its pages. */
export function FileButtons({ list: { path, query }, fileName, hasWorkbook }: FileButtonsProps) {
  const { download, isBusy } = useDownload()
  const parameters = query && `?${query}`
  return (
    <>
      <Button
        startIcon={<Download />}
        variant="secondary"
        loading={isBusy}
        onClick={() => void download(`${path}/export${parameters}`, fileName)}
      >
        Download als CSV
      </Button>
      {hasWorkbook && (
        <Button
          startIcon={<Download />}
          variant="secondary"
          loading={isBusy}
          onClick={() => void download(`${path}/workbook${parameters}`, fileName.replace(/\.csv$/, '.xlsx'))}
        >
          Download voor Excel
        </Button>
      )}
    </>
  )
}
