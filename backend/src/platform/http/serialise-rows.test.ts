import { expect, test, vi } from 'vitest'
import { log } from '../logging/log'
import { registry } from '../metrics/metrics'
import { serialiseRows } from './serialise-rows'

const show = ({ id, title }: { id: number; title: string | null }) => {
  if (title === null) throw new Error('There is no title')
  return `${id} ${title}`
}
const rows = [
  { id: 1, title: 'een' },
  { id: 2, title: null },
  { id: 3, title: 'drie' },
]

test('leaves out a row that cannot be converted, counts it each time and reports it once', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  for (let times = 0; times < 3; times++) expect(serialiseRows('test', rows, show)).toEqual(['1 een', '3 drie'])
  expect(error).toHaveBeenCalledOnce()
  expect(error).toHaveBeenCalledWith({ kind: 'test', id: 2, reason: 'There is no title' }, 'A row cannot be shown')
  expect(await registry.metrics()).toContain('gevel_unshown_rows_total{kind="test"} 3')
})
