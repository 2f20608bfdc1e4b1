import { expect, test } from 'vitest'
import { spreadNames } from './line-names.ts'

test('moves names apart, and keeps the last above the axis', () => {
  expect(spreadNames([10, 100], 200)).toEqual([10, 100])
  expect(spreadNames([12, 10, 14], 200)).toEqual([27, 10, 44])
  expect(spreadNames([198, 199], 200)).toEqual([183, 200])
})
