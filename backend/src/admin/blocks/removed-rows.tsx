import { Button, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import get from 'lodash/get'
import { type KeyboardEvent, type ReactNode, useState } from 'react'

interface RemovedRow {
  index: number
  row: Record<string, unknown>
  /** the saved list at that moment: once another is saved, the removed row cannot be put back */
  saved: unknown
}

/**
 * Offers to put back what was removed from a list of blocks or parts, one after another, until the form is saved.
 * @param name path of the list in the form
 * @returns `remember`, to call before a row is removed, and what to show below the list
 */
export function useRemovedRows(name: string): { remember(index: number): void; undo: ReactNode } {
  const getValues = useForm('useRemovedRows', (form) => form.getValues)
  const addFieldRow = useForm('useRemovedRows', (form) => form.addFieldRow)
  const saved = useForm('useRemovedRows', (form) => get(form.initialValues, name))
  const [rows, setRows] = useState<readonly RemovedRow[]>([])
  const last = rows.findLast((row) => row.saved === saved)

  const remember = (index: number) => {
    const row = get(getValues(), `${name}.${index}`)
    if (row) setRows([...rows, { index, row, saved }])
  }
  const putBack = ({ index, row }: RemovedRow) => {
    const { length } = get(getValues(), name) ?? []
    addFieldRow(name, row, Math.min(index, length))
    setRows(rows.slice(0, -1))
  }
  return { remember, undo: last && <Undo key={rows.length} onUndo={() => putBack(last)} /> }
}

/** Has the focus: Enter and Ctrl+Z put the row back. */
function Undo({ onUndo }: { onUndo(): void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onUndo()
  }
  return (
    <Flex background="neutral150" hasRadius padding={3} gap={3} justifyContent="space-between" role="status">
      <Typography>Verwijderd. U kunt het terugzetten tot u bewaart.</Typography>
      <Button variant="secondary" size="S" autoFocus style={{ flex: 'none' }} onClick={onUndo} onKeyDown={onKeyDown}>
        Zet terug
      </Button>
    </Flex>
  )
}
