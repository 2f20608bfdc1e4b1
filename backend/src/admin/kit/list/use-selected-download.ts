import { useDownload } from '../data/use-download'
import type { BulkAction } from './selection-bar'
import type { AdminList } from './use-admin-list'

/** The action that downloads the selected rows of a list; none without the name of a file. */
export function useSelectedDownload({ path }: AdminList<unknown>, fileName: string | undefined): BulkAction[] {
  const { download } = useDownload()
  if (!fileName) return []
  return [
    {
      label: 'Download keuze als CSV',
      run: async (selection) => {
        const chosen = 'ids' in selection ? { ids: selection.ids.join() } : selection.all
        await download(`${path}/export?${new URLSearchParams(chosen)}`, fileName)
        // still selected, for what else is to be done with them
        return false
      },
    },
  ]
}
