import { Button, Flex } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { Panel } from './panel'

/** An action on a row, started by its button. */
export interface RowAction {
  label: string
  icon?: ReactNode
  /** the `run` of `useAction`, with its subject */
  run(): Promise<boolean>
  isBusy: boolean
  isDanger?: boolean
}

/** The panel with the actions on a row. While one runs, no other starts. */
export function ActionList({ actions }: { actions: readonly RowAction[] }) {
  const isAnyBusy = actions.some(({ isBusy }) => isBusy)
  return (
    <Panel title="Acties">
      <Flex direction="column" alignItems="stretch" gap={2}>
        {actions.map(({ label, icon, run, isBusy, isDanger }) => (
          <Button
            key={label}
            variant={isDanger ? 'danger-light' : 'tertiary'}
            fullWidth
            startIcon={icon}
            loading={isBusy}
            disabled={isAnyBusy}
            onClick={() => void run()}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </Panel>
  )
}
