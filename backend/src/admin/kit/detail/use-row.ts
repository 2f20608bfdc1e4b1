import { useParams } from 'react-router-dom'
import { type AdminData, useAdminData } from '../data/use-admin-data'

/**
 * The row of a detail page, by the id in its address.
 * @param path of the list's routes
 * @param failed a Dutch sentence for when it cannot be loaded
 */
export function useRow<Row>(path: string, failed: string): AdminData<{ data: Row }> {
  const { id = '' } = useParams()
  return useAdminData<{ data: Row }>(`${path}/${id}`, { failed })
}
