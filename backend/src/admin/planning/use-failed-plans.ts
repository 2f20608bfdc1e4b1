import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { FailedPlan } from '../../content/planning/failed-plans'

/** Plans run every five seconds: by then a repaired one is done or has failed again. */
const triedAgainMs = 8_000

/**
 * The failed plans; undefined while they load.
 * @param documentId of one document; without it, of all that the editor may read
 * @param version changes with each save
 */
export function useFailedPlans(documentId?: string, version?: string): { plans?: FailedPlan[]; failed: boolean } {
  const { get } = useFetchClient()
  const [plans, setPlans] = useState<FailedPlan[]>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    try {
      const { data } = await get<{ data: FailedPlan[] }>('/admin/site/planning/failed', {
        params: documentId && { documentId },
      })
      setPlans(data.data)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [get, documentId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may repair a plan
  useEffect(() => {
    void load()
    const reload = () => void load()
    const later = setTimeout(reload, triedAgainMs)
    window.addEventListener('focus', reload)
    return () => {
      clearTimeout(later)
      window.removeEventListener('focus', reload)
    }
  }, [load, version])

  return { ...(plans && { plans }), failed }
}
