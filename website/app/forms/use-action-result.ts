import { useState } from 'react'
import { useVisit } from '../routing/use-visit.ts'

/**
 * The response of a page's action, for as long as the page is shown: React Router drops it at a jump within the page,
 * such as to a field with an error.
 * @param latest the route's `actionData`
 */
export function useActionResult<Answer>(latest: Answer | undefined): Answer | undefined {
  const visit = useVisit()
  const [stored, setKept] = useState({ visit, answer: latest })
  const answer = latest ?? (stored.visit === visit ? stored.answer : undefined)
  if (stored.visit !== visit || stored.answer !== answer) setKept({ visit, answer })
  return answer
}
