import { Box, Tabs } from '@strapi/design-system'
import type { ReactNode } from 'react'
import type { AdminList } from './use-admin-list'

/** Tabs above a list, which filter or sort it. */
export interface ListTabs {
  /** of all together, for screen readers */
  label: string
  /** the parameter of the backend that they set, `which` without a name; the first tab is its default, and not in the address */
  name?: string
  options: readonly (readonly [value: string, label: string])[]
}

export const tabParameter = ({ name = 'which' }: ListTabs) => name

interface TabbedListProps {
  tabs: ListTabs
  list: Pick<AdminList<unknown>, 'address' | 'change'>
  children: ReactNode
}

/** A list with its tabs. */
export function TabbedList({ tabs, list, children }: TabbedListProps) {
  const { label, options } = tabs
  const name = tabParameter(tabs)
  const first = options[0]?.[0]
  return (
    <Tabs.Root
      value={list.address.get(name) ?? first}
      onValueChange={(value) => list.change({ [name]: value === first ? '' : value })}
      variant="simple"
    >
      {/* on a phone they go on below, and none is cut off */}
      <Tabs.List aria-label={label} style={{ flexWrap: 'wrap' }}>
        {options.map(([value, text]) => (
          <Tabs.Trigger key={value} value={value}>
            <span style={{ whiteSpace: 'nowrap' }}>{text}</span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* each tab names its panel, of which only the shown one has content */}
      {options.map(([value]) => (
        <Tabs.Content key={value} value={value}>
          <Box paddingTop={5}>{children}</Box>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
