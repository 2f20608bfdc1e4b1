import { useState } from 'react'
import { useVisit } from '../routing/use-visit.ts'

/**
 * The response of a page's action, for as long as the page is shown: React Router drops it at a jump within the page,
 * such as to a field with an error.
 * @param latest the route's `actionData`
 */
export function useAnswer<Answer>(latest: Answer | undefined): Answer | undefined {
  const visit = useVisit()
  const [kept, setKept] = useState({ visit, answer: latest })
  const answer = latest ?? (kept.visit === visit ? kept.answer : undefined)
  if (kept.visit !== visit || kept.answer !== answer) setKept({ visit, answer })
  return answer
}
