import { Button, Flex, TextButton, Typography } from '@strapi/design-system'
import type { SelectedRows, Selection } from './selection'

/** An action on many rows. */
export interface BulkAction {
  label: string
  /** @returns whether it was done; the selection is cleared then */
  run(rows: SelectedRows, count: number): Promise<boolean>
  isDanger?: boolean
}

interface SelectionBarProps {
  selection: Selection
  actions: readonly BulkAction[]
  /** of the rows on all pages; undefined when nobody counted them */
  total: number | undefined
}

/** How many rows are chosen, and what can be done with them. */
export function SelectionBar({ selection, actions, total }: SelectionBarProps) {
  const { count, rows } = selection
  const run = async (action: BulkAction) => {
    if (await action.run(rows, count)) selection.clear()
  }
  return (
    <Flex
      background="primary100"
      hasRadius
      padding={3}
      gap={3}
      wrap="wrap"
      justifyContent="space-between"
      role="region"
      aria-label="Gekozen regels"
    >
      <Flex gap={3} wrap="wrap">
        <Typography fontWeight="bold" aria-live="polite">
          {count === 1 ? '1 gekozen' : `${count} gekozen`}
        </Typography>
        {total !== undefined && count < total && (
          <TextButton onClick={selection.selectAll}>Kies alle {total}</TextButton>
        )}
        <TextButton onClick={selection.clear}>Kies geen</TextButton>
      </Flex>
      <Flex gap={2} wrap="wrap">
        {actions.map((action) => (
          <Button
            key={action.label}
            variant={action.isDanger ? 'danger-light' : 'tertiary'}
            onClick={() => void run(action)}
          >
            {action.label}
          </Button>
        ))}
      </Flex>
    </Flex>
  )
}
