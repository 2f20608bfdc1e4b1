import { useState } from 'react'
import { useVisit } from '../routing/use-visit.ts'

/**
 * What the action of a page answered, for as long as one is there: React Router forgets it at a jump within the page, such as to a field
 * that the answer calls wrong.
 * @param latest the route's `actionData`
 */
export function useAnswer<Answer>(latest: Answer | undefined): Answer | undefined {
  const visit = useVisit()
  const [kept, setKept] = useState({ visit, answer: latest })
  const answer = latest ?? (kept.visit === visit ? kept.answer : undefined)
  if (kept.visit !== visit || kept.answer !== answer) setKept({ visit, answer })
  return answer
}
