import { Th, Thead, Tr, Typography } from '@strapi/design-system'

/** The head of a table. */
export function ColumnHeads({ columns }: { columns: readonly string[] }) {
  return (
    <Thead>
      <Tr>
        {columns.map((column) => (
          <Th key={column}>
            <Typography variant="sigma" textColor="neutral600">
              {column}
            </Typography>
          </Th>
        ))}
      </Tr>
    </Thead>
  )
}
