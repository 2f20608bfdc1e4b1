import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Key of the navigation that led here. A jump within the page, which the browser makes by itself, changes the
 * location's key, but not this one, so that a link to a field resets nothing.
 */
export function useVisit(): string {
  const { key, pathname, search } = useLocation()
  const isJump = useNavigationType() === NavigationType.Pop
  const address = pathname + search
  const [visit, setVisit] = useState({ key, address, last: key })
  if (visit.last === key && visit.address === address) return visit.key
  const next = isJump && visit.address === address ? { ...visit, last: key } : { key, address, last: key }
  setVisit(next)
  return next.key
}
