import { useEffect } from 'react'
import type { FailedPlan } from '../../content/planning/failed-plans'
import { useAdminData } from '../kit/data/use-admin-data'

/** Plans run every five seconds: by then a repaired one is done or has failed again. */
const triedAgainMs = 8_000

/**
 * The failed plans; undefined while they load.
 * @param documentId of one document; without it, of all that the editor may read
 * @param version changes with each save
 */
export function useFailedPlans(documentId?: string, version?: string): { plans?: FailedPlan[]; failed: boolean } {
  const path = `/admin/site/planning/failed${documentId ? `?documentId=${documentId}` : ''}`
  const { data, error, reload } = useAdminData<{ data: FailedPlan[] }>(path, { version })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may repair a plan
  useEffect(() => {
    const later = setTimeout(() => void reload(), triedAgainMs)
    return () => clearTimeout(later)
  }, [path, version])
  return { plans: data?.data, failed: error !== undefined }
}
