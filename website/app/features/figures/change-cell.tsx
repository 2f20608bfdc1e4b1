import { changeText } from '../../ui/figures/figure-text.ts'

/** A cell with a relative change, in green or red; its sign says the same. */
export function ChangeCell({ change }: { change: number | null }) {
  const text = changeText(change)
  const direction = !text || text === '0,0%' ? '' : text.startsWith('−') ? ' down' : ' up'
  return <td className={`num${direction}`}>{text ?? '–'}</td>
}
