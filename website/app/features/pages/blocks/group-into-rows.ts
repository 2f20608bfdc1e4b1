export type Width = 'full' | 'two-thirds' | 'half' | 'third'

const SHARE = { full: 6, 'two-thirds': 4, half: 3, third: 2 } as const

/**
 * Groups adjacent narrow blocks into rows of at most one page's width, in their order.
 * @param widthOf the width of a block
 */
export function groupIntoRows<T>(blocks: T[], widthOf: (block: T) => Width): T[][] {
  const rows: T[][] = []
  let room = 0
  for (const block of blocks) {
    const share = SHARE[widthOf(block)]
    const row = rows.at(-1)
    if (row && share <= room) {
      row.push(block)
      room -= share
    } else {
      rows.push([block])
      room = SHARE.full - share
    }
  }
  return rows
}
