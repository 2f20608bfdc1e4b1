import { type RefObject, useEffect, useState } from 'react'
import { isTouched } from '../../live/is-touched.ts'
import type { Entries } from '../../schema/entries.ts'
import type { StepView } from '../wizard-view.ts'
import { findUnsent } from './unsent-step.ts'

/**
 * What was typed in a step and not sent, found after a reload. What is typed before hydration takes precedence.
 * @param element around the form, which is mounted for one step
 */
export function useUnsentStep(element: RefObject<HTMLElement | null>, view: StepView): Entries | undefined {
  const [atFirst] = useState(view)
  const [unsent, setUnsent] = useState<Entries>()

  useEffect(() => {
    const controls = element.current?.querySelector('form')?.elements ?? []
    if (![...controls].some(isTouched)) setUnsent(findUnsent(atFirst))
  }, [element, atFirst])

  return unsent
}
