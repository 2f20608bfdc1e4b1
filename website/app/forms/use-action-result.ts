import { useState } from 'react'
import { useVisit } from '../routing/use-visit.ts'

/**
 * The response of a page's action, for as long as the page is shown: React Router drops it at a jump within the page,
 * such as to a field with an error.
 * @param latest the route's `actionData`
 */
export function useActionResult<Result>(latest: Result | undefined): Result | undefined {
  const visit = useVisit()
  const [stored, setStored] = useState({ visit, result: latest })
  const result = latest ?? (stored.visit === visit ? stored.result : undefined)
  if (stored.visit !== visit || stored.result !== result) setStored({ visit, result })
  return result
}
