import { Table, Tbody, Td, Tr, Typography } from '@strapi/design-system'
import type { DeliveredDay } from '../../features/banners/report/banner-results'
import { ColumnHeads } from '../kit/list/column-heads'
import { DELIVERED_COLUMNS, DeliveredCells } from './delivered-cells'
import { dayWords } from './delivered-words'

const COLUMNS = ['Dag', ...DELIVERED_COLUMNS] as const

/** What the banners delivered on each day, newest first. */
export function DaysTable({ days }: { days: readonly DeliveredDay[] }) {
  return (
    <Table colCount={COLUMNS.length} rowCount={days.length + 1}>
      <ColumnHeads columns={COLUMNS} />
      <Tbody>
        {days.map(({ day, views, clicks }) => (
          <Tr key={day}>
            <Td>
              <Typography tag="time" dateTime={day} textColor="neutral800">
                {dayWords(day)}
              </Typography>
            </Td>
            <DeliveredCells delivered={{ views, clicks }} />
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
