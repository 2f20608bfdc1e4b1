import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useDownload } from '../data/use-download'
import type { AdminList } from './use-admin-list'

/** Downloads everything that matches the filters of a list, on all its pages. */
export function CsvButton({ list: { path, query }, fileName }: { list: AdminList<unknown>; fileName: string }) {
  const { download, isBusy } = useDownload()
  return (
    <Button
      startIcon={<Download />}
      variant="secondary"
      loading={isBusy}
      onClick={() => void download(`${path}/export${query && `?${query}`}`, fileName)}
    >
      Download als CSV
    </Button>
  )
}
