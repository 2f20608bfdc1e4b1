import { usePageContext } from '../page/page-context.tsx'
import { relativeDay, relativeDayInWords } from './dates.ts'

/** A publication time, relative to now. */
export function Moment({ at, inWords }: { at: string; inWords?: boolean }) {
  const { now } = usePageContext()
  return <time dateTime={at}>{inWords ? relativeDayInWords(at, now) : relativeDay(at, now)}</time>
}
