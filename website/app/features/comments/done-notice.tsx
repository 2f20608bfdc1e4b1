import { Notice } from '../auth/public.ts'
import type { DoneWith } from './done.ts'

/** Tells what was just done with a comment, where that is. */
export default function DoneNotice({ done }: { done: DoneWith }) {
  return <Notice title={done.text} takesFocus />
}
